import { OrderLineType } from '@aisle/api/product-kind'
import { audited } from '../../audit/audit.store.ts'
import { cartMoved } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { type Write, writeTogether } from '../../database/writes.ts'
import { mailQueued } from '../../mail/outbox.store.ts'
import { issueGiftCards } from '../../gift-card/issue-gift-cards.service.ts'
import { startSubscriptions } from '../../auto-ship/start-subscriptions.service.ts'
import { tellOfOrder } from '../../notification/tell-of-order.store.ts'
import { listOrderLines } from '../order-lines.store.ts'
import { eventOf } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { placedKept, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, PlacedOrder } from '../place/order-request.ts'

type Finished = {
  readonly order: FinishedOrder
  readonly now: Date
  /** Absent when a job finishes what a request has begun. */
  readonly request: OrderRequest | undefined
  /** What else changes in the same statement. */
  readonly writes?: readonly Write[]
}

export type FinishedOrder = Pick<
  OrderRecord,
  | 'orderId'
  | 'orderNumber'
  | 'cartId'
  | 'customerId'
  | 'subject'
  | 'email'
  | 'locationId'
  | 'totalCents'
  | 'paymentState'
> & {
  /** Types of its lines */
  readonly lineTypes: readonly number[]
}

/** What follows from an order that stands: its cart ends, the shopper is told, cards and subscriptions begin. */
export async function finishOrder(
  tx: Transaction,
  { request, order, now, writes = [] }: Finished,
): Promise<PlacedOrder> {
  const { orderId, subject, totalCents: total, paymentState: payment } = order
  const placed = placedOrder(order)
  const details = { total, payment }
  await together([
    writeTogether(tx, [
      cartMoved(order.cartId, 'ordered'),
      eventOf(orderId, 'placed', now),
      mailQueued({ kind: 'order-placed', recipient: order.email, payload: { orderId } }),
      audited({ action: 'order.placed', subject, objectId: orderId, requestId: request?.requestId, details }),
      request && placedKept(request, placed),
      ...writes,
    ]),
    tellOfOrder(tx, order, 'placed', now),
    needsMore(order) && beginWhatWasBought(tx, order, now),
  ])
  return placed
}

async function beginWhatWasBought(tx: Transaction, order: FinishedOrder, now: Date) {
  const lines = await listOrderLines(tx, [order.orderId])
  await issueGiftCards(tx, order, lines, now)
  await startSubscriptions(tx, order, lines, now)
}

const needsMore = ({ lineTypes }: FinishedOrder) =>
  lineTypes.includes(OrderLineType.AutoShip) || lineTypes.includes(OrderLineType.DigitalGiftCard)
