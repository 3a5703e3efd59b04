import type { OrderDetail } from '@aisle/api/order-detail'
import { readLineExtras } from './order-line-extras.store.ts'
import type { Transaction } from '../database/database.ts'
import { orderNotFound } from './order.errors.ts'
import { findOwnOrder, findOwnOrderByNumber, listEvents, type OrderOwner, type OwnOrder } from './order-detail.store.ts'
import { listOrderLines } from './order-lines.store.ts'
import { listOrderFulfillments } from './order-list.store.ts'
import { listPayments } from './order-payment.store.ts'
import { readRateNames } from './order-rates.store.ts'
import { presentOrder } from './order.presenter.ts'

/** @throws ORD_NOT_FOUND for orders of others as for those that never were */
export async function showOrder(tx: Transaction, owner: OrderOwner, orderId: string): Promise<OrderDetail> {
  return await detailOf(tx, await findOwnOrder(tx, owner, orderId))
}

export async function showOrderByNumber(tx: Transaction, owner: OrderOwner, orderNumber: string) {
  const own = await findOwnOrderByNumber(tx, owner, orderNumber)
  return { detail: await detailOf(tx, own), order: own?.order }
}

async function detailOf(tx: Transaction, own: OwnOrder | undefined): Promise<OrderDetail> {
  if (!own) throw orderNotFound()
  const { orderId } = own.order
  const lines = await listOrderLines(tx, [orderId])
  const fulfillments = await listOrderFulfillments(tx, [orderId])
  return presentOrder({
    ...own,
    lines,
    fulfillments,
    payments: await listPayments(tx, orderId),
    events: await listEvents(tx, orderId),
    extras: await readLineExtras(tx, orderId),
    rateNames: await readRateNames(
      tx,
      fulfillments.flatMap(({ shippingRateId }) => shippingRateId ?? []),
    ),
  })
}
