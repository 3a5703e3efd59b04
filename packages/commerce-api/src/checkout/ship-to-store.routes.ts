import { applyShipToStoreLocation, shipToStoreLocation } from '@aisle/api/cart-location'
import { readContents } from '../cart/cart-contents.service.ts'
import { cartToChange, refuseOtherNumber, showChanged } from '../cart/cart.service.ts'
import { findOwnCart } from '../cart/cart.store.ts'
import type { Domain } from '../server/domain.ts'
import { listReceivers, shipToStore } from './ship-to-store.service.ts'

export const shipToStoreRoutes: Domain = ({ serve, now }) => {
  serve(shipToStoreLocation, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    if (!cart) return { items: [] }
    return { items: await listReceivers(tx, await readContents(tx, cart, now()), query.zipCode ?? cart.zipCode) }
  })

  serve(applyShipToStoreLocation, async ({ tx, shopper, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const contents = await readContents(tx, cart, now())
    return await showChanged(tx, cart, now(), await shipToStore(tx, cart, contents, query.locationID))
  })
}
