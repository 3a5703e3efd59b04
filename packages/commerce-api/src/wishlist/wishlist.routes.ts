import {
  createWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  renameWishlist,
  setWished,
  wishlistList,
  wishlistProducts,
} from '@aisle/api/wishlist'
import { termsOf } from '../catalogue/terms.ts'
import type { Shopper } from '../server/caller.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as service from './wishlist.service.ts'

const whoseOf = (shopper: Shopper) => ({
  customerId: customerIdOf(shopper),
  maySeeRestricted: shopper.maySeeRestricted,
})

export const wishlistRoutes: Domain = ({ serve, now }) => {
  serve(wishlistList, async ({ tx, shopper, query }) => ({
    items: await service.listWishlists(tx, whoseOf(shopper), query.productID),
  }))

  serve(wishlistProducts, ({ tx, shopper, params, query }) => {
    const own = { wishlistId: params.WishListID, ...whoseOf(shopper) }
    return service.listProducts(tx, termsOf(shopper, query, now()), own, query)
  })

  serve(createWishlist, ({ tx, shopper, body }) => service.createWishlist(tx, customerIdOf(shopper), body.wishListName))

  serve(renameWishlist, ({ tx, shopper, body }) =>
    service.renameWishlist(tx, { wishlistId: body.wishListID, ...whoseOf(shopper) }, body.wishListName),
  )

  serve(deleteWishlist, ({ tx, shopper, query }) =>
    service.deleteWishlist(tx, { wishlistId: query.wishListID, ...whoseOf(shopper) }),
  )

  serve(setWished, ({ tx, shopper, body }) =>
    service.setWished(tx, { wishlistId: body.wishListID, ...whoseOf(shopper) }, body.products),
  )

  serve(deleteWishlistProducts, ({ tx, shopper, body }) =>
    service.deleteProducts(tx, { wishlistId: body.wishListID, ...whoseOf(shopper) }, body.productIds),
  )
}
