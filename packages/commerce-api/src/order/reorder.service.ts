import type { CartDetail } from '@aisle/api/cart-detail'
import { cartToFill, showChanged } from '../cart/cart.service.ts'
import { hasLines } from '../cart/cart-lines.store.ts'
import { saveLines } from '../cart/save-lines.service.ts'
import { AppError } from '../server/app-error.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { orderNotFound } from './order.errors.ts'
import { findOwnOrder } from './order-detail.store.ts'
import { listOrderLines } from './order-lines.store.ts'

/** Puts an order's products into the cart again, as far as they can be had. Gift cards are bought anew. */
export async function reorderLines(tx: Transaction, shopper: Shopper, orderId: string, now: Date): Promise<CartDetail> {
  const own = await findOwnOrder(tx, shopper, orderId)
  if (!own) throw orderNotFound()
  const cart = await cartToFill(tx, shopper)
  const isFilled = await hasLines(tx, cart.cartId)
  const locationId = isFilled ? cart.locationId : own.order.locationId
  const lines = await listOrderLines(tx, [orderId])
  for (const { productId, qty, fulfillmentMethodId, parentLineId, orderType } of lines) {
    if (!productId || parentLineId || orderType > 1 || qty === 0) continue
    const wish = { fulfillmentMethodId, locationId, products: [{ productId, qty }] }
    await saveLines(tx, shopper, { ...cart, locationId }, wish).catch(skipRefused)
  }
  return await showChanged(tx, cart, now, { locationId })
}

/** What is refused (sold out, no longer offered) is left out; what breaks, breaks. */
function skipRefused(error: unknown) {
  if (!(error instanceof AppError)) throw error
}
