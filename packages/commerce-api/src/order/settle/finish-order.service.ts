import { OrderLineType } from '@aisle/api/product-kind'
import { recordAudit } from '../../audit/audit.store.ts'
import { moveCart } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { queueMail } from '../../mail/outbox.store.ts'
import { issueGiftCards } from '../../gift-card/issue-gift-cards.service.ts'
import { startSubscriptions } from '../../auto-ship/start-subscriptions.service.ts'
import { tellOfOrder } from '../../notification/tell-of-order.store.ts'
import { listOrderLines } from '../order-lines.store.ts'
import { recordEvent } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { keepPlaced, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, PlacedOrder } from '../place/order-request.ts'

type Finished = {
  readonly order: FinishedOrder
  readonly now: Date
  /** Absent when a job finishes what a request has begun. */
  readonly request: OrderRequest | undefined
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
export async function finishOrder(tx: Transaction, { request, order, now }: Finished): Promise<PlacedOrder> {
  const { orderId, subject, totalCents: total, paymentState: payment } = order
  const placed = placedOrder(order)
  const details = { total, payment }
  await together([
    moveCart(tx, order.cartId, 'ordered'),
    recordEvent(tx, orderId, 'placed', now),
    tellOfOrder(tx, order, 'placed', now),
    queueMail(tx, { kind: 'order-placed', recipient: order.email, payload: { orderId } }),
    recordAudit(tx, { action: 'order.placed', subject, objectId: orderId, requestId: request?.requestId, details }),
    request && keepPlaced(tx, request, placed),
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
