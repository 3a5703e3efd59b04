import { applyChangeLocation, changeLocationDetail, dismissCartNotices } from '@aisle/api/cart-location'
import { getLocation } from '../location/location.service.ts'
import type { Domain } from '../server/domain.ts'
import { cartAbandoned } from './cart.errors.ts'
import { cartToChange, refuseOtherNumber, showChanged } from './cart.service.ts'
import { findOwnCart } from './cart.store.ts'
import { moveCart, planMove } from './change-location.service.ts'
import { presentCart } from './cart.presenter.ts'
import { keepSnapshot } from './snapshot.service.ts'

export const cartLocationRoutes: Domain = ({ serve, now }) => {
  serve(changeLocationDetail, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    if (!cart) throw cartAbandoned()
    const at = now()
    const { contents, pricing, comparison } = await planMove(tx, shopper, cart, query, at)
    const unavailable = comparison.lines.filter(({ outcome }) => outcome === 'unavailable')
    return {
      ...comparison,
      cart: presentCart(contents, pricing, at),
      location: await getLocation(tx, query.locationId),
      availableProductsCount: comparison.lines.length - unavailable.length,
      unavailableProducts: unavailable.map(({ productID, title, image: profileImage, oldQty: qty }) => ({
        productID,
        title,
        profileImage,
        qty,
      })),
    }
  })

  serve(applyChangeLocation, async ({ tx, shopper, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const snapshotID = await keepSnapshot(tx, cart, 'moved')
    const changes = await moveCart(tx, shopper, cart, query, now())
    return { ...(await showChanged(tx, cart, now(), changes)), snapshotID }
  })

  serve(dismissCartNotices, async ({ tx, shopper, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    return await showChanged(tx, cart, now(), { notices: [] })
  })
}
