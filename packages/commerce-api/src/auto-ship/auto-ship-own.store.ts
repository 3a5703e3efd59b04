import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import { addresses } from '../address/addresses.table.ts'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'
import { orders } from '../order/orders.table.ts'
import { paymentMethods } from '../payment-method/payment-methods.table.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { autoShipDeliveries } from './auto-ship-deliveries.table.ts'
import { autoShipOrders } from './auto-ship-orders.table.ts'

export type SubscriptionsQuery = {
  readonly customerId: string
  readonly status: string | undefined
  readonly isUpcoming: boolean | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly limit: number
  readonly offset: number
}

const joined = ({ db }: Transaction) =>
  db
    .select({
      subscription: autoShipOrders,
      product: products,
      method: fulfillmentMethods,
      location: locations,
      address: addresses,
      card: paymentMethods,
    })
    .from(autoShipOrders)
    .innerJoin(
      products,
      and(eq(products.tenantId, autoShipOrders.tenantId), eq(products.productId, autoShipOrders.productId)),
    )
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, autoShipOrders.tenantId),
        eq(fulfillmentMethods.fulfillmentMethodId, autoShipOrders.fulfillmentMethodId),
      ),
    )
    .innerJoin(
      locations,
      and(eq(locations.tenantId, autoShipOrders.tenantId), eq(locations.locationId, autoShipOrders.locationId)),
    )
    .leftJoin(
      addresses,
      and(eq(addresses.tenantId, autoShipOrders.tenantId), eq(addresses.addressId, autoShipOrders.addressId)),
    )
    .leftJoin(
      paymentMethods,
      and(
        eq(paymentMethods.tenantId, autoShipOrders.tenantId),
        eq(paymentMethods.paymentMethodId, autoShipOrders.paymentMethodId),
      ),
    )

export async function listSubscriptions(tx: Transaction, query: SubscriptionsQuery) {
  const where = and(
    eq(autoShipOrders.tenantId, tx.tenantId),
    eq(autoShipOrders.customerId, query.customerId),
    query.status ? eq(autoShipOrders.status, query.status) : undefined,
    query.isUpcoming ? isNotNull(autoShipOrders.nextDate) : undefined,
    query.from ? gte(autoShipOrders.nextDate, query.from) : undefined,
    query.to ? lte(autoShipOrders.nextDate, query.to) : undefined,
  )
  const items = await joined(tx)
    .where(where)
    .orderBy(asc(autoShipOrders.nextDate), asc(autoShipOrders.subscriptionId))
    .limit(query.limit)
    .offset(query.offset)
  const [total] = await tx.db.select({ count: count() }).from(autoShipOrders).where(where)
  return { items, count: total?.count ?? 0 }
}

const isOwn = ({ tenantId }: Transaction, customerId: string, subscriptionId: string) =>
  and(
    eq(autoShipOrders.tenantId, tenantId),
    eq(autoShipOrders.customerId, customerId),
    eq(autoShipOrders.subscriptionId, subscriptionId),
  )

/** Subscriptions of others do not exist (T6). */
export async function findOwnSubscription(tx: Transaction, customerId: string, subscriptionId: string) {
  const [row] = await joined(tx).where(isOwn(tx, customerId, subscriptionId))
  return row
}
export type OwnSubscription = NonNullable<Awaited<ReturnType<typeof findOwnSubscription>>>

type Changes = { readonly status: string; readonly nextDate: string | null; readonly updatedAt: Date }

export async function changeSubscription(
  tx: Transaction,
  customerId: string,
  subscriptionId: string,
  changes: Changes,
) {
  await tx.db
    .update(autoShipOrders)
    .set(changes)
    .where(isOwn(tx, customerId, subscriptionId))
}

type DeliveriesQuery = {
  readonly subscriptionId: string
  readonly states: readonly string[]
  readonly newestFirst: boolean
  readonly limit: number
  readonly offset: number
}

export async function listDeliveries({ db, tenantId }: Transaction, query: DeliveriesQuery) {
  const { subscriptionId, states, newestFirst, limit, offset } = query
  const where = and(
    eq(autoShipDeliveries.tenantId, tenantId),
    eq(autoShipDeliveries.subscriptionId, subscriptionId),
    inArray(autoShipDeliveries.state, [...states]),
  )
  const items = await db
    .select({ delivery: autoShipDeliveries, orderNumber: orders.orderNumber })
    .from(autoShipDeliveries)
    .leftJoin(
      orders,
      and(eq(orders.tenantId, autoShipDeliveries.tenantId), eq(orders.orderId, autoShipDeliveries.orderId)),
    )
    .where(where)
    .orderBy(newestFirst ? desc(autoShipDeliveries.dueDate) : asc(autoShipDeliveries.dueDate))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ count: count() }).from(autoShipDeliveries).where(where)
  return { items, count: total?.count ?? 0 }
}
export type Delivery = Awaited<ReturnType<typeof listDeliveries>>['items'][number]
