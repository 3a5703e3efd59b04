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
import { eventRecorded } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { placedKept, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, PlacedOrder } from '../place/order-request.ts'

export type Finished = {
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

/**
 * What follows from an order that stands: its cart ends, the shopper is told, cards and subscriptions begin. `writes` are
 * made in the same statement.
 */
export async function finishOrder(
  tx: Transaction,
  finished: Finished,
  writes: readonly Write[] = [],
): Promise<PlacedOrder> {
  const { order, now } = finished
  await together([
    writeTogether(tx, [...writes, ...whatFollows(finished)]),
    tellOfOrder(tx, order, 'placed', now),
    beginsMore(order) && beginWhatWasBought(tx, order, now),
  ])
  return placedOrder(order)
}

/** What is written of every order that stands. */
export function whatFollows({ request, order, now }: Finished): readonly Write[] {
  const { orderId, subject, cartId, email, totalCents: total, paymentState: payment } = order
  const details = { total, payment }
  return [
    cartMoved({ cartId, state: 'ordered' }),
    eventRecorded({ orderId, kind: 'placed', at: now }),
    mailQueued({ kind: 'order-placed', recipient: email, payload: { orderId } }),
    audited({ action: 'order.placed', subject, objectId: orderId, requestId: request?.requestId, details }),
    ...(request ? [placedKept(request, placedOrder(order))] : []),
  ]
}

async function beginWhatWasBought(tx: Transaction, order: FinishedOrder, now: Date) {
  const lines = await listOrderLines(tx, [order.orderId])
  await issueGiftCards(tx, order, lines, now)
  await startSubscriptions(tx, order, lines, now)
}

/** Whether gift cards or subscriptions begin with it. */
export const beginsMore = ({ lineTypes }: Pick<FinishedOrder, 'lineTypes'>) =>
  lineTypes.includes(OrderLineType.AutoShip) || lineTypes.includes(OrderLineType.DigitalGiftCard)
