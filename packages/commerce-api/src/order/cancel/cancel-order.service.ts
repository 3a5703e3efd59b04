import { recordAudit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/database.ts'
import { withdrawIssued } from '../../gift-card/withdraw-gift-cards.store.ts'
import { queueMail } from '../../mail/outbox.store.ts'
import { tellOfOrder } from '../../notification/tell-of-order.store.ts'
import { cannotCancel, orderNotFound } from '../order.errors.ts'
import { findOwnOrder, type OrderOwner } from '../order-detail.store.ts'
import { moveOrder, recordEvent } from '../order-record.store.ts'
import { cancelRefunds } from '../refund/card-refunds.store.ts'
import { freeSlots, undoOrder } from '../settle/undo-order.service.ts'

type Wish = { readonly orderId: string; readonly owner: OrderOwner; readonly requestId: string; readonly now: Date }

/** Gives stock, slot and balances back at once; the card's money follows outside the transaction. */
export async function cancelOrder(tx: Transaction, { orderId, owner, requestId, now }: Wish) {
  if (!(await findOwnOrder(tx, owner, orderId))) throw orderNotFound()
  await cancelWhole(tx, { orderId, from: ['placed'], subject: owner.subject, requestId, now })
}

type Whole = {
  readonly orderId: string
  /** States in which it may still be canceled by whoever asks. */
  readonly from: readonly string[]
  readonly subject: string
  readonly requestId?: string
  readonly now: Date
}

/** @throws ORD_CANNOT_CANCEL when it has gone too far, or a gift card that it has sold is used */
export async function cancelWhole(tx: Transaction, { orderId, from, subject, requestId, now }: Whole) {
  const order = await moveOrder(tx, orderId, from, { state: 'canceled', canceledAt: now, updatedAt: now })
  if (!order) throw cannotCancel()
  if (!(await withdrawIssued(tx, orderId, now))) throw cannotCancel()
  await undoOrder(tx, order, now)
  await cancelRefunds(tx, orderId, now)
  await freeSlots(tx, order)
  await recordEvent(tx, orderId, 'canceled', now)
  await tellOfOrder(tx, order, 'canceled', now)
  await queueMail(tx, { kind: 'order-cancelled', recipient: order.email, payload: { orderId } })
  await recordAudit(tx, { action: 'order.canceled', subject, objectId: orderId, requestId })
}
