import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { cartCoupons } from './cart-coupons.table.ts'
import { cartFulfillments } from './cart-fulfillments.table.ts'
import { cartGiftCards } from './cart-gift-cards.table.ts'
import { type CartLineRecord, cartLines } from './cart-lines.table.ts'

export type NewLine = Omit<typeof cartLines.$inferInsert, 'tenantId'>

const inCart = ({ tenantId }: Transaction, cartId: string) =>
  and(eq(cartLines.tenantId, tenantId), eq(cartLines.cartId, cartId))

export const listLines = (tx: Transaction, cartId: string): Promise<CartLineRecord[]> =>
  tx.db.select().from(cartLines).where(inCart(tx, cartId)).orderBy(cartLines.addedAt, cartLines.lineId)

export async function insertLine({ db, tenantId }: Transaction, line: NewLine): Promise<CartLineRecord> {
  const [inserted] = await db
    .insert(cartLines)
    .values({ tenantId, ...line })
    .returning()
  if (!inserted) throw new Error('the line was not inserted')
  return inserted
}

export async function updateLine(
  tx: Transaction,
  cartId: string,
  lineId: string,
  changes: Partial<
    Pick<
      CartLineRecord,
      | 'productId'
      | 'qty'
      | 'giftCardCents'
      | 'instruction'
      | 'allowSubstitute'
      | 'substituteProductId'
      | 'fulfillmentMethodId'
      | 'orderType'
      | 'frequency'
    >
  >,
) {
  await tx.db
    .update(cartLines)
    .set(changes)
    .where(and(inCart(tx, cartId), eq(cartLines.lineId, lineId)))
}

/** Takes the lines out with what came along with them. Says which of the named ones were there. */
export async function deleteLines(tx: Transaction, cartId: string, lineIds: readonly string[]) {
  const ids = [...lineIds]
  const gone = await tx.db
    .delete(cartLines)
    .where(and(inCart(tx, cartId), or(inArray(cartLines.lineId, ids), inArray(cartLines.parentLineId, ids))))
    .returning({ lineId: cartLines.lineId })
  return gone.map(({ lineId }) => lineId)
}

export async function hasLines(tx: Transaction, cartId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ lineId: cartLines.lineId })
    .from(cartLines)
    .where(and(inCart(tx, cartId), isNull(cartLines.parentLineId)))
    .limit(1)
  return rows.length > 0
}

/** What was said for ways of receiving goods that the cart does not use any more. */
export async function forgetOtherReceivers({ db, tenantId }: Transaction, cartId: string, usedMethodId: string) {
  const { fulfillmentMethodId } = cartFulfillments
  const isOfCart = and(eq(cartFulfillments.tenantId, tenantId), eq(cartFulfillments.cartId, cartId))
  await db.delete(cartFulfillments).where(and(isOfCart, ne(fulfillmentMethodId, usedMethodId)))
}

/**
 * Brings how goods are received from one cart into another, which keeps its own. Who receives them and what pays stays
 * behind: addresses and means of payment are given by whoever orders (T12).
 * @returns whether something stayed behind
 */
export async function copyReceiving({ db, tenantId }: Transaction, fromCartId: string, cartId: string) {
  const isOfSource = (table: typeof cartFulfillments | typeof cartGiftCards) =>
    and(eq(table.tenantId, tenantId), eq(table.cartId, fromCartId))
  const rows = await db.select().from(cartFulfillments).where(isOfSource(cartFulfillments))
  for (const row of rows)
    await db
      .insert(cartFulfillments)
      .values({ ...row, cartId, ...NOBODY })
      .onConflictDoNothing()
  const [giftCard] = await db.select().from(cartGiftCards).where(isOfSource(cartGiftCards)).limit(1)
  return giftCard !== undefined || rows.some(({ address, pickupInfo }) => address !== null || pickupInfo !== null)
}

const NOBODY = { addressId: null, address: null, pickupInfo: null, deliveryInstruction: null }

/** Whether something in the cart is received this way. */
export async function usesFulfillment(tx: Transaction, cartId: string, fulfillmentMethodId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ lineId: cartLines.lineId })
    .from(cartLines)
    .where(and(inCart(tx, cartId), eq(cartLines.fulfillmentMethodId, fulfillmentMethodId)))
    .limit(1)
  return rows.length > 0
}

/** What a cart without lines keeps nothing of. */
export async function forgetChoices({ db, tenantId }: Transaction, cartId: string) {
  for (const table of [cartFulfillments, cartCoupons, cartGiftCards]) {
    await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.cartId, cartId)))
  }
}
