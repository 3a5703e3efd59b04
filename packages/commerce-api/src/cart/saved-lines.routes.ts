import { moveToCart, removeSaved, savedItems, saveForLater } from '@aisle/api/saved-items'
import type { Domain } from '../server/domain.ts'
import { cartToChange, cartToFill, showChanged } from './cart.service.ts'
import { findOwnCart } from './cart.store.ts'
import { bringToCart, forgetSaved, saveLine, showSaved } from './saved-lines.service.ts'

export const savedLinesRoutes: Domain = ({ serve, now }) => {
  serve(savedItems, async ({ tx, shopper, query }) => {
    const locationId = query.locationID ?? (await findOwnCart(tx, shopper.subject))?.locationId ?? undefined
    return { items: await showSaved(tx, shopper, locationId, now()) }
  })

  serve(saveForLater, async ({ tx, shopper, body }) => {
    const cart = await cartToChange(tx, shopper, body.orderNumber)
    await saveLine(tx, shopper, cart, body.orderLineItemID)
    return await showChanged(tx, cart, now())
  })

  serve(moveToCart, async ({ tx, shopper, body }) => {
    const { savedID, fulfillmentMethodId, locationID, zipCode, orderNumber } = body
    const cart = await cartToFill(tx, shopper, orderNumber)
    const wish = { savedID, fulfillmentMethodId, locationId: locationID ?? null }
    const { locationId, adjustments } = await bringToCart(tx, shopper, cart, wish)
    const changes = { locationId, ...(zipCode ? { zipCode } : {}) }
    return { ...(await showChanged(tx, cart, now(), changes)), adjustments }
  })

  serve(removeSaved, async ({ tx, shopper, params }) => {
    await forgetSaved(tx, shopper, params.savedID)
    return true
  })
}
