import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { cartCoupons } from '../../cart/cart-coupons.table.ts'
import { cartFulfillments } from '../../cart/cart-fulfillments.table.ts'
import { cartGiftCards } from '../../cart/cart-gift-cards.table.ts'
import { cartLines } from '../../cart/cart-lines.table.ts'
import { cartSnapshots } from '../../cart/cart-snapshots.table.ts'
import { carts } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { orders } from '../../order/orders.table.ts'
import { slotBookings } from '../../slot/slot-bookings.table.ts'

const CONTENTS = [cartLines, cartFulfillments, cartCoupons, cartGiftCards, cartSnapshots] as const

/** Empties the shopper's carts; those that an order refers to stay as its number, without an owner. */
export async function endCarts({ db, tenantId }: Transaction, subject: string, tombstone: string) {
  const areOwn = and(eq(carts.tenantId, tenantId), eq(carts.subject, subject))
  const own = db.select({ cartId: carts.cartId }).from(carts).where(areOwn)
  for (const table of CONTENTS) {
    await db.delete(table).where(and(eq(table.tenantId, tenantId), inArray(table.cartId, own)))
  }
  const ordered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.cartId, carts.cartId)))
  await db.delete(carts).where(and(areOwn, notExists(ordered)))
  await db
    .update(carts)
    .set({
      subject: tombstone,
      zipCode: null,
      state: sql`CASE WHEN ${carts.state} = 'open' THEN 'abandoned' ELSE ${carts.state} END`,
    })
    .where(areOwn)
  await db
    .update(slotBookings)
    .set({ subject: tombstone })
    .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.subject, subject)))
}
