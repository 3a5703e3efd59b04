import { and, eq } from 'drizzle-orm'
import { addresses } from '../address/addresses.table.ts'
import { type CartFulfillmentRecord, cartFulfillments } from '../cart/cart-fulfillments.table.ts'
import { cartGiftCards } from '../cart/cart-gift-cards.table.ts'
import type { Transaction } from '../database/database.ts'

type Choices = Partial<Omit<CartFulfillmentRecord, 'tenantId' | 'cartId' | 'fulfillmentMethodId'>>

/** Keeps what was chosen for one way of receiving goods; what is not named stays as it is. */
export async function saveChoices(
  { db, tenantId }: Transaction,
  cartId: string,
  fulfillmentMethodId: string,
  choices: Choices,
) {
  const insert = db.insert(cartFulfillments).values({ tenantId, cartId, fulfillmentMethodId, ...choices })
  const target = [cartFulfillments.tenantId, cartFulfillments.cartId, cartFulfillments.fulfillmentMethodId]
  await (Object.keys(choices).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target, set: choices }))
}

/** A kept address of the customer; anybody else's does not exist. */
export async function findAddress({ db, tenantId }: Transaction, customerId: string, addressId: string) {
  const [address] = await db
    .select()
    .from(addresses)
    .where(
      and(eq(addresses.tenantId, tenantId), eq(addresses.addressId, addressId), eq(addresses.customerId, customerId)),
    )
  return address
}

export type CardShare = { readonly giftCardId: string; readonly redeemCents: number }

export async function replaceGiftCards({ db, tenantId }: Transaction, cartId: string, shares: readonly CardShare[]) {
  await db.delete(cartGiftCards).where(and(eq(cartGiftCards.tenantId, tenantId), eq(cartGiftCards.cartId, cartId)))
  if (shares.length === 0) return
  await db.insert(cartGiftCards).values(shares.map((share) => ({ tenantId, cartId, ...share })))
}
