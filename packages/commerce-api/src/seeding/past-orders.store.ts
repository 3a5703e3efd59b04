import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import type { Transaction } from '../database/database.ts'
import { orderEvents } from '../order/order-events.table.ts'

export const readSoldProducts = ({ db, tenantId }: Transaction, productIds: readonly string[]) =>
  db
    .select()
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.productId, [...productIds])))

export const readTaxRatesAt = ({ db, tenantId }: Transaction, locationId: string) =>
  db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.tenantId, tenantId), eq(taxRates.locationId, locationId)))

type Event = { readonly orderId: string; readonly kind: string; readonly at: Date }

/** Events of orders that have none yet. */
export async function insertFirstEvents({ db, tenantId }: Transaction, events: readonly Event[]) {
  const known = await db
    .selectDistinct({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(eq(orderEvents.tenantId, tenantId))
  const told = new Set(known.map(({ orderId }) => orderId))
  const news = events.filter(({ orderId }) => !told.has(orderId)).map((event) => ({ tenantId, ...event }))
  if (news.length > 0) await db.insert(orderEvents).values(news)
}
