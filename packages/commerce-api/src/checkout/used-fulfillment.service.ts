import { readContents } from '../cart/cart-contents.service.ts'
import type { CartContents } from '../cart/cart-contents.types.ts'
import { fulfillmentNotOffered } from '../cart/cart.errors.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'

/** Choices are kept for ways of receiving goods that the cart uses. */
export async function checkUsed(tx: Transaction, cart: CartRecord, methodId: string, now: Date): Promise<CartContents> {
  const contents = await readContents(tx, cart, now)
  if (!contents.fulfillments.has(methodId)) throw fulfillmentNotOffered()
  return contents
}
