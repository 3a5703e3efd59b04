import { applyChangeLocation, changeLocationDetail } from '@aisle/api/cart-location'
import { getLocation } from '../location/location.service.ts'
import type { Domain } from '../server/domain.ts'
import { cartAbandoned } from './cart.errors.ts'
import { cartToChange, refuseOtherNumber, showChanged } from './cart.service.ts'
import { findOwnCart } from './cart.store.ts'
import { moveCart, planMove } from './change-location.service.ts'
import { priceContents } from './cart-pricing.rules.ts'
import { presentCart } from './cart.presenter.ts'

export const cartLocationRoutes: Domain = ({ serve, now }) => {
  serve(changeLocationDetail, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    if (!cart) throw cartAbandoned()
    const at = now()
    const { contents, available, unavailable } = await planMove(tx, cart, query, at)
    return {
      cart: presentCart(contents, priceContents(contents, at), at),
      location: await getLocation(tx, query.locationId),
      availableProductsCount: available.length,
      unavailableProducts: unavailable.map(({ productId: productID, product, qty }) => ({
        productID,
        title: product.title,
        profileImage: product.imageUrl,
        qty,
      })),
    }
  })

  serve(applyChangeLocation, async ({ tx, shopper, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const changes = await moveCart(tx, shopper, cart, query, now())
    return await showChanged(tx, cart, now(), changes)
  })
}
