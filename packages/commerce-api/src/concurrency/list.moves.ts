import * as favorite from '@aisle/api/favorite'
import * as notification from '@aisle/api/notification'
import * as review from '@aisle/api/review'
import * as wishlist from '@aisle/api/wishlist'
import { move, type Moves, type Preparations } from './move.ts'
import type { Scene } from './scene.ts'

const feedback = ({ ids }: Scene) => ({ body: { text: 'On time.', rating: 5, orderID: ids.orderID } })

export const listMoves = {
  setWished: move(wishlist.setWished, ({ ids }) => ({
    body: { wishListID: ids.weekly, products: [{ productID: ids.bread, isWished: true }] },
  })),
  deleteWishlistProducts: move(wishlist.deleteWishlistProducts, ({ ids }) => ({
    body: { wishListID: ids.weekly, productIds: [ids.milk, ids.bread] },
  })),
  createWishlist: move(wishlist.createWishlist, () => ({ body: { wishListName: 'Garden' } })),
  renameWishlist: move(wishlist.renameWishlist, ({ ids }) => ({
    body: { wishListID: ids.weekly, wishListName: 'Every week' },
  })),
  deleteWishlist: move(wishlist.deleteWishlist, ({ ids }) => ({ query: { wishListID: ids.weekly } })),
  setFavorites: move(favorite.setFavorites, ({ ids }) => ({
    body: {
      favoriteProducts: [
        { productID: ids.milk, markAsFavorite: false },
        { productID: ids.bread, markAsFavorite: true },
      ],
    },
  })),
  readNotifications: move(notification.readNotifications, ({ ids }) => ({ body: [ids.note] })),
  deleteNotifications: move(notification.deleteNotifications, ({ ids }) => ({ body: [ids.note] })),
  registerDevice: move(notification.registerDevice, () => ({ body: { token: 'device-1', platform: 'ios' as const } })),
  unregisterDevice: move(notification.unregisterDevice, () => ({ params: { token: 'device-1' } })),
  createReview: move(review.createReview, ({ ids }) => ({
    body: { productID: ids.bread, rating: 5, text: 'Crusty.' },
  })),
  updateReview: move(review.updateReview, ({ ids }) => ({ params: { reviewID: ids.review }, body: { rating: 2 } })),
  deleteReview: move(review.deleteReview, ({ ids }) => ({ params: { id: ids.review } })),
  sendFeedback: move(review.sendFeedback, feedback),
  sendBetaFeedback: move(review.sendBetaFeedback, feedback),
} satisfies Moves

export const listPreparations: Preparations = { unregisterDevice: listMoves.registerDevice }
