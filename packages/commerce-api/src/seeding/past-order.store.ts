import { and, eq, inArray, sql } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import type { Transaction } from '../database/database.ts'
import { coupons } from '../discount/coupons.table.ts'
import { locationFulfillments } from '../location/location-fulfillments.table.ts'
import { locations } from '../location/locations.table.ts'
import { orderEvents } from '../order/order-events.table.ts'
import { orders } from '../order/orders.table.ts'
import { slotBookings } from '../slot/slot-bookings.table.ts'
import { makeSlots } from '../slot/slot-plan.store.ts'
import { slots } from '../slot/slots.table.ts'
import { instantOf } from '../slot/store-clock.rules.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import type { OrderSeed } from './orders.seed.types.ts'

export type PastOrderParts = Awaited<ReturnType<typeof readParts>>

/** What an order refers to. @throws when something of it was not seeded before */
export async function readParts(tx: Transaction, seed: OrderSeed) {
  const place = await readPlace(tx, seed)
  const { shippingRateId } = seed.fulfillment
  return {
    place,
    products: await readProducts(tx, seed),
    taxRates: await tx.db
      .select()
      .from(taxRates)
      .where(and(eq(taxRates.tenantId, tx.tenantId), eq(taxRates.locationId, seed.locationId))),
    rate: shippingRateId ? await readRate(tx, shippingRateId) : undefined,
    coupon: seed.couponId ? await readCoupon(tx, seed.couponId) : undefined,
    slot: seed.fulfillment.slot ? await readSlot(tx, place, seed.fulfillment.slot) : undefined,
  }
}

function found<Row>([row]: readonly Row[], what: string): Row {
  if (row === undefined) throw new Error(`A past order needs ${what}; seed that first`)
  return row
}

async function readPlace({ db, tenantId }: Transaction, { locationId, fulfillment }: OrderSeed) {
  const { codeName } = fulfillment
  const rows = await db
    .select({ location: locations, method: fulfillmentMethods, offer: locationFulfillments })
    .from(locations)
    .innerJoin(
      locationFulfillments,
      and(eq(locationFulfillments.tenantId, tenantId), eq(locationFulfillments.locationId, locations.locationId)),
    )
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, tenantId),
        eq(fulfillmentMethods.fulfillmentMethodId, locationFulfillments.fulfillmentMethodId),
      ),
    )
    .where(
      and(
        eq(locations.tenantId, tenantId),
        eq(locations.locationId, locationId),
        eq(fulfillmentMethods.codeName, codeName),
      ),
    )
  return found(rows, `the fulfillment ${codeName} at the location ${locationId}`)
}

async function readProducts({ db, tenantId }: Transaction, { lines }: OrderSeed) {
  const ids = lines.map(({ productId }) => productId)
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.productId, ids)))
  const known = new Map(rows.map((row) => [row.productId, row]))
  for (const id of ids) found([known.get(id)], `the product ${id}`)
  return known
}

const readRate = async ({ db, tenantId }: Transaction, rateId: string) =>
  found(
    await db
      .select()
      .from(shippingRates)
      .where(and(eq(shippingRates.tenantId, tenantId), eq(shippingRates.rateId, rateId))),
    `the shipping rate ${rateId}`,
  )

const readCoupon = async ({ db, tenantId }: Transaction, couponId: string) =>
  found(
    await db
      .select()
      .from(coupons)
      .where(and(eq(coupons.tenantId, tenantId), eq(coupons.couponId, couponId))),
    `the coupon ${couponId}`,
  )

type Place = Awaited<ReturnType<typeof readPlace>>

/** The slot that the order went by, made from the store's rules where its day has gone by. */
async function readSlot(tx: Transaction, { location, method }: Place, { day, from }: { day: string; from: string }) {
  const { locationId, timeZone } = location
  await makeSlots(tx, instantOf(day, from, timeZone), { days: 1, locationId })
  const rows = await tx.db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.tenantId, tx.tenantId),
        eq(slots.locationId, locationId),
        eq(slots.fulfillmentMethodId, method.fulfillmentMethodId),
        eq(slots.bookingDate, day),
        eq(slots.localStart, from),
      ),
    )
  return found(rows, `a slot of ${method.codeName} at ${from} on ${day}`)
}

export async function knownOrders({ db, tenantId }: Transaction, orderIds: readonly string[]) {
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.orderId, [...orderIds])))
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function insertEvents(
  { db, tenantId }: Transaction,
  events: readonly { orderId: string; kind: string; at: Date }[],
) {
  await db.insert(orderEvents).values(events.map((event) => ({ tenantId, ...event })))
}

type Taken = { readonly orderId: string; readonly subject: string; readonly kind: string; readonly slotId: string }

export async function takeSlot({ db, tenantId }: Transaction, taken: Taken, expiresAt: Date) {
  await db.insert(slotBookings).values({ tenantId, ...taken, state: 'taken', expiresAt })
  await db
    .update(slots)
    .set({ placesLeft: sql`${slots.placesLeft} - 1` })
    .where(and(eq(slots.tenantId, tenantId), eq(slots.slotId, taken.slotId)))
}

export async function countUse({ db, tenantId }: Transaction, couponId: string) {
  await db
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.couponId, couponId)))
}
