import type { OrderListItem, OrderPeriod, OrderTab } from '@aisle/api/order'
import { toAmount } from '@aisle/api/money'
import type { Transaction } from '../database/database.ts'
import { localDay } from '../slot/store-clock.rules.ts'
import { slotText } from '../slot/slot-text.ts'
import { listOrderLines } from './order-lines.store.ts'
import type { OrderLineRecord } from './order-lines.table.ts'
import type { OrderFulfillmentRecord } from './order-fulfillments.table.ts'
import { listOrderFulfillments, listOrders } from './order-list.store.ts'
import { sinceOf, statesOf } from './order-period.rules.ts'
import { canCancel, statusOf, statusText } from './order-status.rules.ts'

export type OrdersWish = {
  readonly customerId: string
  readonly period: OrderPeriod
  readonly tab: OrderTab
  readonly words: string | undefined
  readonly page: number
  readonly pageSize: number
  readonly now: Date
}

const IMAGES = 4

export async function pageOfOrders(tx: Transaction, wish: OrdersWish) {
  const { customerId, words, page, pageSize } = wish
  const offset = (page - 1) * pageSize
  const query = {
    customerId,
    words,
    since: sinceOf(wish.period, wish.now),
    states: statesOf(wish.tab),
    limit: pageSize,
    offset,
  }
  const { items, count } = await listOrders(tx, query)
  const ids = items.map(({ order }) => order.orderId)
  const lines = ids.length > 0 ? await listOrderLines(tx, ids) : []
  const fulfillments = ids.length > 0 ? await listOrderFulfillments(tx, ids) : []
  const cards = items.map((item) =>
    presentListItem(
      item,
      lines.filter(({ orderId, isDeleted }) => orderId === item.order.orderId && !isDeleted),
      fulfillments.find(({ orderId }) => orderId === item.order.orderId),
    ),
  )
  return { items: cards, count, hasNext: offset + items.length < count }
}

type Listed = Awaited<ReturnType<typeof listOrders>>['items'][number]

function presentListItem(
  { order, storeName, timeZone }: Listed,
  lines: readonly OrderLineRecord[],
  fulfillment: OrderFulfillmentRecord | undefined,
): OrderListItem {
  const status = statusOf(order.state)
  const { slotStartsAt: starts, slotEndsAt: ends } = fulfillment ?? { slotStartsAt: null, slotEndsAt: null }
  return {
    orderID: order.orderId,
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    status,
    statusText: statusText[status],
    codeName: fulfillment?.codeName ?? '',
    fulfillmentName: fulfillment?.name ?? '',
    storeName,
    slotTime: starts && ends ? slotText(starts, ends, timeZone) : null,
    bookingDate: starts ? localDay(starts, timeZone) : null,
    totalItems: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: toAmount(order.totalCents),
    images: lines.flatMap(({ imageUrl: url, title: alt }) => (url ? [{ url, alt }] : [])).slice(0, IMAGES),
    canEdit: false,
    canCancel: canCancel(order.state),
    canReturn: false,
    canReorder: true,
  }
}
