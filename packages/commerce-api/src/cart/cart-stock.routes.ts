import { outOfStockProducts, setAllowSubstitute, substituteItems, updateOutOfStock } from '@aisle/api/cart-stock'
import { refuseRestricted } from '../catalogue/restricted.service.ts'
import type { Domain } from '../server/domain.ts'
import { cartToChange, refuseOtherNumber, showChanged } from './cart.service.ts'
import { findOwnCart } from './cart.store.ts'
import { listOutOfStock, reduceLines } from './out-of-stock.service.ts'
import { allowSubstitutes, listSubstitutes } from './substitution.service.ts'

export const cartStockRoutes: Domain = ({ serve, now }) => {
  serve(setAllowSubstitute, async ({ tx, shopper, query, body }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const substitutions = await allowSubstitutes(tx, shopper, cart, body.items, now())
    await showChanged(tx, cart, now())
    return substitutions
  })

  serve(substituteItems, async ({ tx, shopper, query, body }) => {
    await refuseRestricted(tx, shopper, body.productID)
    const cart = await findOwnCart(tx, shopper.subject)
    return { items: await listSubstitutes(tx, shopper, body.productID, query.locationID ?? cart?.locationId ?? null) }
  })

  serve(outOfStockProducts, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    return { items: cart ? await listOutOfStock(tx, cart, now()) : [] }
  })

  serve(updateOutOfStock, async ({ tx, shopper, query, body }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    await reduceLines(tx, cart, body.items, now())
    await showChanged(tx, cart, now())
    return true
  })
}
