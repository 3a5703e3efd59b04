import { and, eq, inArray } from 'drizzle-orm'
import { addresses } from '../address/addresses.table.ts'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import type { Transaction } from '../database/database.ts'
import { coupons } from '../discount/coupons.table.ts'
import { giftCards } from '../gift-card/gift-cards.table.ts'
import { paymentMethods } from '../payment-method/payment-methods.table.ts'
import { cartCoupons } from './cart-coupons.table.ts'
import { cartFulfillments } from './cart-fulfillments.table.ts'
import { cartGiftCards } from './cart-gift-cards.table.ts'
import type { CartChoices, SnapshotContents } from './cart-snapshots.table.ts'

export type ChoicesOfCart = Pick<SnapshotContents, 'fulfillments' | 'couponIds' | 'giftCards'>

/** What was chosen beside the lines. */
export async function readChoicesOfCart({ db, tenantId }: Transaction, cartId: string): Promise<ChoicesOfCart> {
  const ofCart = (table: typeof cartFulfillments | typeof cartCoupons | typeof cartGiftCards) =>
    and(eq(table.tenantId, tenantId), eq(table.cartId, cartId))
  const chosen = await db.select().from(cartCoupons).where(ofCart(cartCoupons))
  return {
    fulfillments: await db.select().from(cartFulfillments).where(ofCart(cartFulfillments)),
    couponIds: chosen.map(({ couponId }) => couponId),
    giftCards: await db.select().from(cartGiftCards).where(ofCart(cartGiftCards)),
  }
}

/** Puts choices back into a cart that has none. What has been deleted since stays away. */
export async function writeChoices(tx: Transaction, cartId: string, choices: ChoicesOfCart) {
  const { db, tenantId } = tx
  const known = await findKnown(tx, choices)
  const fulfillments = choices.fulfillments.map((row) => ({
    ...row,
    addressId: onlyKnown(row.addressId, known.addresses),
    shippingRateId: onlyKnown(row.shippingRateId, known.rates),
  }))
  if (fulfillments.length > 0) await db.insert(cartFulfillments).values(fulfillments).onConflictDoNothing()
  const couponIds = choices.couponIds.filter((couponId) => known.coupons.has(couponId))
  if (couponIds.length > 0) {
    await db
      .insert(cartCoupons)
      .values(couponIds.map((couponId) => ({ tenantId, cartId, couponId })))
      .onConflictDoNothing()
  }
  const cards = choices.giftCards.filter(({ giftCardId }) => known.giftCards.has(giftCardId))
  if (cards.length > 0) await db.insert(cartGiftCards).values(cards).onConflictDoNothing()
}

/** The cart's own choices, as far as what they name is still there. */
export async function stillPossible({ db, tenantId }: Transaction, choices: CartChoices): Promise<CartChoices> {
  const { shippingRateId, paymentMethodId } = choices
  const [rate] = shippingRateId
    ? await db
        .select({ id: shippingRates.rateId })
        .from(shippingRates)
        .where(and(eq(shippingRates.tenantId, tenantId), eq(shippingRates.rateId, shippingRateId)))
    : []
  const [method] = paymentMethodId
    ? await db
        .select({ id: paymentMethods.paymentMethodId })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.tenantId, tenantId), eq(paymentMethods.paymentMethodId, paymentMethodId)))
    : []
  return { ...choices, shippingRateId: rate?.id ?? null, paymentMethodId: method?.id ?? null }
}

async function findKnown({ db, tenantId }: Transaction, { fulfillments, couponIds, giftCards: cards }: ChoicesOfCart) {
  const addressIds = fulfillments.map(({ addressId }) => addressId).filter((id) => id !== null)
  const rateIds = fulfillments.map(({ shippingRateId }) => shippingRateId).filter((id) => id !== null)
  const cardIds = cards.map(({ giftCardId }) => giftCardId)
  return {
    addresses: idsOf(
      await db
        .select({ id: addresses.addressId })
        .from(addresses)
        .where(and(eq(addresses.tenantId, tenantId), inArray(addresses.addressId, addressIds))),
    ),
    rates: idsOf(
      await db
        .select({ id: shippingRates.rateId })
        .from(shippingRates)
        .where(and(eq(shippingRates.tenantId, tenantId), inArray(shippingRates.rateId, rateIds))),
    ),
    coupons: idsOf(
      await db
        .select({ id: coupons.couponId })
        .from(coupons)
        .where(and(eq(coupons.tenantId, tenantId), inArray(coupons.couponId, [...couponIds]))),
    ),
    giftCards: idsOf(
      await db
        .select({ id: giftCards.giftCardId })
        .from(giftCards)
        .where(and(eq(giftCards.tenantId, tenantId), inArray(giftCards.giftCardId, cardIds))),
    ),
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

const onlyKnown = (id: string | null, known: ReadonlySet<string>) => (id !== null && known.has(id) ? id : null)
