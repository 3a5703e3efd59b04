import { OrderLineType } from '@aisle/api/product-kind'
import type { Transaction } from '../database/database.ts'
import { findCardPayment } from '../order/order-payment.store.ts'
import type { OrderLineRecord } from '../order/order-lines.table.ts'
import type { OrderRecord } from '../order/orders.table.ts'
import { readTimeZones } from '../slot/slot-zone.store.ts'
import { localDay } from '../slot/store-clock.rules.ts'
import { nextDay } from './frequency.rules.ts'
import { insertSubscription, readDiscountPercent } from './auto-ship.store.ts'

type Buyer = Pick<OrderRecord, 'orderId' | 'customerId' | 'locationId'>

/** The first delivery of a subscription is the order that began it; the next follows its rhythm, on the store's days. */
export async function startSubscriptions(tx: Transaction, order: Buyer, lines: readonly OrderLineRecord[], now: Date) {
  const { orderId, customerId, locationId } = order
  const repeated = lines.filter(({ orderType }) => orderType === OrderLineType.AutoShip)
  if (!customerId || repeated.length === 0) return
  const timeZone = (await readTimeZones(tx, [locationId])).get(locationId) ?? 'UTC'
  const paymentMethodId = (await findCardPayment(tx, orderId))?.paymentMethodId ?? null
  for (const { productId, fulfillmentMethodId, qty, frequency } of repeated) {
    if (!productId || !frequency) continue
    const discountPercent = await readDiscountPercent(tx, productId)
    const nextDate = nextDay(localDay(now, timeZone), frequency)
    const target = { customerId, productId, locationId, fulfillmentMethodId, orderId, paymentMethodId }
    await insertSubscription(tx, { ...target, qty, frequency, discountPercent, nextDate, createdAt: now })
  }
}
