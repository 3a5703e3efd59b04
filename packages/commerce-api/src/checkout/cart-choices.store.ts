import { and, eq, sql } from 'drizzle-orm'
import { addresses } from '../address/addresses.table.ts'
import { type CartFulfillmentRecord, cartFulfillments } from '../cart/cart-fulfillments.table.ts'
import { cartGiftCards } from '../cart/cart-gift-cards.table.ts'
import type { Transaction } from '../database/database.ts'
import { giftCards } from '../gift-card/gift-cards.table.ts'
import type { KeptRate } from './shipping-rate.rules.ts'

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

/** Keeps rates for several ways of receiving goods in one statement. @param rates at least one */
export async function saveRates({ db, tenantId }: Transaction, cartId: string, rates: readonly KeptRate[]) {
  await db
    .insert(cartFulfillments)
    .values(rates.map((rate) => ({ tenantId, cartId, ...rate })))
    .onConflictDoUpdate({
      target: [cartFulfillments.tenantId, cartFulfillments.cartId, cartFulfillments.fulfillmentMethodId],
      set: { shippingRateId: sql`excluded.shipping_rate_id` },
    })
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

const ofCart = ({ tenantId }: Transaction, cartId: string) =>
  and(eq(cartGiftCards.tenantId, tenantId), eq(cartGiftCards.cartId, cartId))

export const listCardShares = (tx: Transaction, cartId: string): Promise<CardShare[]> =>
  tx.db
    .select({ giftCardId: cartGiftCards.giftCardId, redeemCents: cartGiftCards.redeemCents })
    .from(cartGiftCards)
    .where(ofCart(tx, cartId))

/** A card that pays for the cart already: its number was given, so that its id is enough. */
export async function findCardOfCart(tx: Transaction, cartId: string, giftCardId: string) {
  const [found] = await tx.db
    .select({ card: giftCards })
    .from(cartGiftCards)
    .innerJoin(
      giftCards,
      and(eq(giftCards.tenantId, cartGiftCards.tenantId), eq(giftCards.giftCardId, cartGiftCards.giftCardId)),
    )
    .where(and(ofCart(tx, cartId), eq(cartGiftCards.giftCardId, giftCardId)))
  return found?.card
}

export async function replaceGiftCards(tx: Transaction, cartId: string, shares: readonly CardShare[]) {
  const { db, tenantId } = tx
  await db.delete(cartGiftCards).where(ofCart(tx, cartId))
  if (shares.length === 0) return
  await db.insert(cartGiftCards).values(shares.map((share) => ({ tenantId, cartId, ...share })))
}
