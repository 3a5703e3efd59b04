import { autoShipDeliveries } from '../auto-ship/auto-ship-deliveries.table.ts'
import { autoShipOrders } from '../auto-ship/auto-ship-orders.table.ts'
import type { Transaction } from '../database/database.ts'
import { upsert } from './bulk.store.ts'

export type AutoShipSeed = {
  readonly subscriptionId: string
  readonly customerId: string
  readonly productId: string
  readonly locationId: string
  readonly fulfillmentMethodId: string
  readonly qty: number
  /** ISO 8601: `P2W` */
  readonly frequency: string
  readonly status?: 'active' | 'paused' | 'cancelled'
  readonly discountPercent?: number
  /** `2026-12-04` */
  readonly nextDate?: string
  readonly addressId?: string
  readonly paymentMethodId?: string
  readonly createdAt: Date
  readonly deliveries?: readonly {
    readonly deliveryId: string
    readonly dueDate: string
    readonly state: 'upcoming' | 'skipped' | 'ordered' | 'failed'
    readonly orderId?: string
  }[]
}

/** Writes subscriptions that are not there yet; what their owners changed since stays. */
export async function seedAutoShip(tx: Transaction, seeds: readonly AutoShipSeed[]) {
  const keep = { existing: 'keep' } as const
  const rows = seeds.map((seed) => ({
    subscriptionId: seed.subscriptionId,
    customerId: seed.customerId,
    productId: seed.productId,
    locationId: seed.locationId,
    fulfillmentMethodId: seed.fulfillmentMethodId,
    qty: seed.qty,
    frequency: seed.frequency,
    createdAt: seed.createdAt,
    status: seed.status ?? 'active',
    discountPercent: seed.discountPercent ?? 0,
    nextDate: seed.nextDate ?? null,
    addressId: seed.addressId ?? null,
    paymentMethodId: seed.paymentMethodId ?? null,
    updatedAt: seed.createdAt,
  }))
  const written = await upsert(tx, autoShipOrders, rows, keep)
  const deliveries = seeds.flatMap(({ subscriptionId, qty, deliveries: own = [] }) =>
    own.map((one) => ({ subscriptionId, qty, ...one, orderId: one.orderId ?? null })),
  )
  await upsert(tx, autoShipDeliveries, deliveries, keep)
  return written
}
