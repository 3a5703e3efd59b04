import { recordAudit } from '../../audit/audit.store.ts'
import { changeCart } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../../mail/outbox.store.ts'
import { issueGiftCards } from '../../gift-card/issue-gift-cards.service.ts'
import { startSubscriptions } from '../../auto-ship/start-subscriptions.service.ts'
import { lockOrder, recordEvent } from '../order-record.store.ts'
import { keepPlaced, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, PlacedOrder } from '../place/order-request.ts'

type Finished = {
  readonly orderId: string
  readonly cartId: string
  readonly now: Date
  /** Absent when a job finishes what a request has begun. */
  readonly request: OrderRequest | undefined
}

/** What follows from an order that stands: its cart ends, the shopper is told, cards and subscriptions begin. */
export async function finishOrder(tx: Transaction, { request, orderId, cartId, now }: Finished): Promise<PlacedOrder> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error('an order that was just written is gone')
  await changeCart(tx, cartId, { state: 'ordered' })
  await recordEvent(tx, orderId, 'placed', now)
  await issueGiftCards(tx, order, now)
  await startSubscriptions(tx, order, now)
  await queueMail(tx, { kind: 'order-placed', recipient: order.email, payload: { orderId } })
  const details = { total: order.totalCents, payment: order.paymentState }
  const requestId = request?.requestId
  await recordAudit(tx, { action: 'order.placed', subject: order.subject, objectId: orderId, requestId, details })
  const placed = placedOrder(order)
  if (request) await keepPlaced(tx, request, placed)
  return placed
}
