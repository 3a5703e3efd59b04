import { carts } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { couponRedemptions } from '../discount/coupon-redemptions.table.ts'
import { insertFulfillments, insertLines, insertOrder, insertPayments } from './order-parts.store.ts'
import { returns } from '../order/returns.table.ts'
import { holdKindOf } from '../slot/slot-booking.service.ts'
import { kindOfCode } from '../tenant/fulfillment-kind.rules.ts'
import { upsert, type Written } from './bulk.store.ts'
import type { OrderSeed } from './orders.seed.types.ts'
import { pricePastOrder } from './past-order-pricing.ts'
import * as rows from './past-order-rows.ts'
import * as store from './past-order.store.ts'

/** Writes past orders that are not there yet, at the prices and taxes of today. */
export async function seedOrders(tx: Transaction, seeds: readonly OrderSeed[]): Promise<Written> {
  const known = await store.knownOrders(
    tx,
    seeds.map(({ orderId }) => orderId),
  )
  const news = seeds.filter(({ orderId }) => !known.has(orderId))
  for (const seed of news) {
    const parts = await store.readParts(tx, seed)
    await writeOrder(tx, { seed, parts, pricing: pricePastOrder(seed, parts) })
  }
  return { inserted: news.length, updated: 0, unchanged: known.size }
}

async function writeOrder(tx: Transaction, order: rows.PastOrder) {
  await upsert(tx, carts, [rows.cartRow(order)])
  await insertOrder(tx, rows.orderRow(order))
  await insertLines(tx, rows.lineRows(order))
  await insertFulfillments(tx, [rows.fulfillmentRow(order)])
  await insertPayments(tx, rows.paymentRows(order))
  await upsert(tx, returns, rows.returnRows(order))
  const { orderId, placedAt, events = [] } = order.seed
  await store.insertEvents(
    tx,
    [{ kind: 'placed', at: placedAt }, ...events].map((event) => ({ orderId, ...event })),
  )
  if (order.seed.state === 'canceled') return
  await takeSlot(tx, order)
  await redeemCoupon(tx, order)
}

async function takeSlot(tx: Transaction, { seed: { orderId, subject }, parts: { slot, place } }: rows.PastOrder) {
  const kind = kindOfCode(place.method.codeName)
  if (!slot || !kind) return
  await store.takeSlot(tx, { orderId, subject, kind: holdKindOf(kind), slotId: slot.slotId }, slot.endsAt)
}

async function redeemCoupon(tx: Transaction, { seed, pricing: { couponCents: discountCents } }: rows.PastOrder) {
  const { orderId, subject, couponId, placedAt: redeemedAt } = seed
  if (!couponId || discountCents === 0) return
  await upsert(tx, couponRedemptions, [{ couponId, orderId, subject, discountCents, redeemedAt }])
  await store.countUse(tx, couponId)
}
