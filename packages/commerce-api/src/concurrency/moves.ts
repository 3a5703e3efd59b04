import * as address from '@aisle/api/address'
import * as cart from '@aisle/api/cart'
import * as cartDiscount from '@aisle/api/cart-discount'
import * as cartLocation from '@aisle/api/cart-location'
import * as cartStock from '@aisle/api/cart-stock'
import * as checkout from '@aisle/api/checkout'
import * as customer from '@aisle/api/customer'
import * as autoShip from '@aisle/api/auto-ship'
import * as favorite from '@aisle/api/favorite'
import * as giftCard from '@aisle/api/gift-card'
import * as notification from '@aisle/api/notification'
import * as order from '@aisle/api/order'
import * as paymentMethod from '@aisle/api/payment-method'
import * as placing from '@aisle/api/place-order'
import * as review from '@aisle/api/review'
import * as saved from '@aisle/api/saved-items'
import * as slot from '@aisle/api/slot'
import * as wishlist from '@aisle/api/wishlist'
import { randomUUID } from 'node:crypto'
import { move, type Move, statusOf } from './move.ts'
import type { Scene } from './scene.ts'

/** While an order waits for its payment its cart is nobody's to change: whoever tries is told so, and did nothing. */
export const BEING_ORDERED = '409 CRT_BEING_ORDERED'

const save = ({ ids }: Scene, products: { productId: string; qty: number }[]) => ({
  body: { fulfillmentMethodId: ids.pickup, products, locationID: ids.downtown, zipCode: '10001' },
})
const newAddress = { line1: '9 Park Ave', city: 'New York', state: 'NY', zip: '10016', type: 0 as const }

/** A call of every kind that changes something, as two devices of one customer may send them at once (G3). */
export const moves: Readonly<Record<string, Move>> = {
  saveCart: move(cart.saveCart, (scene) => save(scene, [{ productId: scene.ids.milk, qty: 5 }])),
  saveCartV1: move(cart.saveCartV1, (scene) => save(scene, [{ productId: scene.ids.tea, qty: 1 }])),
  removeCartItem: move(cart.removeCartItem, ({ ids }) => ({ params: { orderItemId: ids.breadLine } })),
  removeCartItems: move(cart.removeCartItems, ({ ids }) => ({ body: [ids.milkLine, ids.breadLine] })),
  emptyCart: move(cart.emptyCart, ({ cartNumber }) => ({ params: { cartNumber } })),
  restoreCart: move(cart.restoreCart, ({ ids }) => ({ body: { snapshotID: ids.snapshotID } })),
  saveForLater: move(saved.saveForLater, ({ ids }) => ({ body: { orderLineItemID: ids.milkLine } })),
  moveToCart: move(saved.moveToCart, ({ ids }) => ({
    body: { savedID: ids.saved, fulfillmentMethodId: ids.pickup, locationID: ids.downtown, zipCode: '10001' },
  })),
  removeSaved: move(saved.removeSaved, ({ ids }) => ({ params: { savedID: ids.saved } })),
  setAllowSubstitute: move(cartStock.setAllowSubstitute, ({ ids }) => ({
    body: { items: [{ orderLineItemID: ids.milkLine, allowSubstitute: true }] },
  })),
  updateOutOfStock: move(cartStock.updateOutOfStock, ({ ids }) => ({
    body: { items: [{ orderLineItemID: ids.breadLine, selectedQty: 0 }] },
  })),
  setPickupInfo: move(checkout.setPickupInfo, ({ ids }) => ({
    body: { fulfillmentMethodID: ids.pickup, primaryUserFirstName: 'Grace', primaryUserLastName: 'Hopper' },
  })),
  setOrderAddress: move(checkout.setOrderAddress, ({ store, ids }) => ({
    body: { fulfillmentMethodID: store.scheduled, customerAddressesID: ids.office },
  })),
  setOrderPayments: move(checkout.setOrderPayments, ({ ids }) => ({
    body: { giftCards: [{ giftCardID: ids.giftCard, redeemAmount: 3 }] },
  })),
  setTip: move(checkout.setTip, () => ({ body: { tipAmount: 2 } })),
  applyLoyaltyDollars: move(cartDiscount.applyLoyaltyDollars, () => ({ body: { dollars: 4 } })),
  applyCoupon: move(cartDiscount.applyCoupon, ({ ids }) => ({ body: { couponID: ids.ownCoupon } })),
  removeCoupon: move(cartDiscount.removeCoupon, ({ ids }) => ({ params: { id: ids.ownCoupon } })),
  applyDiscountCoupon: move(cartDiscount.applyDiscountCoupon, () => ({ body: { DiscountCouponCode: 'SAVE' } })),
  removeDiscountCoupon: move(cartDiscount.removeDiscountCoupon, ({ ids, cartNumber }) => ({
    params: { couponID: ids.coupon, orderNumber: cartNumber },
  })),
  applyChangeLocation: move(cartLocation.applyChangeLocation, ({ ids }) => ({
    query: { locationId: ids.uptown, fulfillmentMethodID: ids.pickup, zipCode: '10128' },
  })),
  applyShipToStoreLocation: move(cartLocation.applyShipToStoreLocation, ({ ids }) => ({
    query: { locationID: ids.uptown },
  })),
  dismissCartNotices: move(cartLocation.dismissCartNotices, () => ({ query: {} })),
  bookSlot: move(slot.bookSlot, ({ ids, morning }) => ({
    body: { ...morning, locationID: ids.downtown, fulfillmentCodeName: 'sp' },
  })),
  rebookSlot: move(slot.rebookSlot, ({ ids, noon, holdId }) => ({
    params: { slotBookingId: holdId },
    body: { ...noon, locationID: ids.downtown, fulfillmentCodeName: 'sp' },
  })),
  placeOrder: move(
    placing.placeOrder,
    ({ ids, expectedTotal }) => ({
      body: {
        orderFulfillments: [{ fulfillmentMethodID: ids.pickup }],
        isAcknowledgeAccepted: true,
        isPayAtStore: true,
        expectedTotal,
      },
    }),
    () => ({ 'idempotency-key': randomUUID() }),
  ),
  cancelOrder: move(order.cancelOrder, ({ ids }) => ({ params: { orderId: ids.orderID } })),
  reorder: move(order.reorder, ({ ids }) => ({ params: { orderId: ids.orderID } })),
  pauseOrCancelAutoShip: move(autoShip.pauseOrCancelAutoShip, ({ ids }) => ({
    params: { id: ids.teaEveryMonth },
    body: { action: 'pause' as const },
  })),
  updateGiftCardStatus: move(giftCard.updateGiftCardStatus, ({ ids }) => ({
    params: { id: ids.giftCard },
    query: { ActionForStatus: 'revoke' as const },
  })),
  createAddress: move(address.createAddress, () => ({ body: { ...newAddress, isDefault: true } })),
  updateAddress: move(address.updateAddress, ({ ids }) => ({
    params: { customerAddressesID: ids.office },
    body: { ...newAddress, isDefault: true },
  })),
  deleteAddress: move(address.deleteAddress, ({ ids }) => ({ params: { customerAddressesID: ids.home } })),
  setDefaultAddress: move(address.setDefaultAddress, ({ ids }) => ({ body: { customerAddressId: ids.office } })),
  setDefaultPaymentMethod: move(paymentMethod.setDefaultPaymentMethod, ({ ids }) => ({
    body: { paymentMethodId: ids.amex },
  })),
  deletePaymentMethod: move(paymentMethod.deletePaymentMethod, ({ ids }) => ({
    params: { paymentMethodId: ids.visa },
  })),
  setBillingAddress: move(paymentMethod.setBillingAddress, ({ ids }) => ({
    params: { paymentMethodId: ids.visa },
    body: { customerAddressId: ids.home },
  })),
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
  updateCustomer: move(customer.updateCustomer, () => ({
    body: { firstName: 'Grace', lastName: 'Hopper', phoneNumber: '2125550123' },
  })),
  setPreferredLocation: move(customer.setPreferredLocation, ({ ids }) => ({
    body: { locationId: ids.uptown, fulfillmentMethodId: ids.pickup },
  })),
  closeAccount: move(customer.closeAccount, () => ({})),
}

/** The same calls in other words, which go another way through the store. */
export const variants: Readonly<Record<string, Move>> = {
  placeOrderByCard: move(
    placing.placeOrder,
    ({ ids, expectedTotal }) => ({
      body: {
        orderFulfillments: [{ fulfillmentMethodID: ids.pickup }],
        isAcknowledgeAccepted: true,
        paymentToken: 'tok_accepted',
        expectedTotal,
      },
    }),
    () => ({ 'idempotency-key': randomUUID() }),
  ),
  /** The cart of the guest that the customer was becomes a part of theirs (T12). */
  mergeGuestCart: async (test, { shopper, guest }) => {
    const [{ orderNumber } = { orderNumber: '' }] = await test.query<{ orderNumber: string }>(
      'SELECT cart_number AS "orderNumber" FROM commerce.carts WHERE subject = $1',
      [guest.subject],
    )
    const proof = { 'x-guest-token': guest.token }
    return statusOf(cart.cartDetail, await test.call(cart.cartDetail, { query: { orderNumber } }, shopper.token, proof))
  },
}

/** Puts something into the cart that comes in another way. */
const fill = (fulfillmentMethodIdOf: (scene: Scene) => string) =>
  move(cart.saveCart, (scene) => ({
    body: {
      ...save(scene, [{ productId: scene.ids.tea, qty: 1 }]).body,
      fulfillmentMethodId: fulfillmentMethodIdOf(scene),
    },
  }))
const { applyCoupon, applyDiscountCoupon, cancelOrder, registerDevice, saveCart } = moves

/** What a call needs in its scene so that it changes something: made before its pairs. */
export const before: Readonly<Record<string, Move | undefined>> = {
  removeCoupon: applyCoupon,
  removeDiscountCoupon: applyDiscountCoupon,
  reorder: saveCart,
  unregisterDevice: registerDevice,
  closeAccount: cancelOrder,
  mergeGuestCart: async (_test, { guest, ids }) => {
    await guest.fill(ids.tea, 2)
    await guest.fill(ids.bread, 1)
    return '200 '
  },
  setOrderAddress: fill(({ store }) => store.scheduled),
  applyShipToStoreLocation: fill(({ store }) => store.shipping),
  dismissCartNotices: async (test, { store, cartNumber }) => {
    const notices = JSON.stringify([{ code: 'CRT_0101', text: 'It costs more now.', lines: [] }])
    const sql = 'UPDATE commerce.carts SET notices = $3::jsonb WHERE tenant_id = $1 AND cart_number = $2'
    await test.query(sql, [store.tenant, cartNumber, notices])
    return '200 '
  },
}

/** Calls that change something and are in no pair, and why. */
export const alone: Readonly<Record<string, string>> = {
  startAgeVerification: 'asks the provider; its own tests run 20 at once',
  completeAgeVerification: 'of a check that the provider has ended',
  mapAgeVerification: 'of a check that the provider has ended',
  verifyGuestAge: 'of a guest',
  requestGuestOtp: 'of a guest; counted by T14',
  verifyGuestOtp: 'of a guest; counted by T14',
  requestInquiryOtp: 'of a guest; counted by T14',
  customerInquiry: 'of a guest; counted by T14',
  verifyTestPassword: 'of a store in test mode; counted by T17',
  verifyBetaCode: 'of a store in beta mode; counted by T17',
  signUpAsCustomer: 'of somebody without a customer record; its own tests run 20 at once',
  linkExistingCustomer: 'of somebody without a customer record; its own tests run 20 at once',
  createPaymentMethod: 'asks the payment provider',
  tokenizeCard: 'asks the payment provider, keeps nothing',
  loyaltyToken: 'asks the loyalty company, keeps nothing',
  pagePreview: 'reads; its body does not fit into an address',
  substituteItems: 'reads; its body does not fit into an address',
  sendFeedback: 'adds a row that nothing else touches',
  sendBetaFeedback: 'adds a row that nothing else touches',
}
