import { recordAudit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/database.ts'
import { listRedeemed, refundCard } from '../../gift-card/gift-cards.store.ts'
import { findSpentLoyalty, refundLoyalty } from '../../loyalty/loyalty.store.ts'
import { cannotCancel } from '../order.errors.ts'
import { listPayments, noteBalanceRefunded, promiseRefund } from '../order-payment.store.ts'
import type { OrderPaymentRecord } from '../order-payments.table.ts'
import type { OrderRecord } from '../orders.table.ts'
import { insertRefund } from './card-refunds.store.ts'
import { type Paid, splitRefund } from './refund.rules.ts'

type Part = { readonly refundId: string; readonly cents: number; readonly at: Date }

const MAY_COME_BACK = new Set(['authorised', 'captured'])

/**
 * Gives a part of an order's money back: to balances now, in this transaction, and to the card as soon as its provider
 * does. Nobody gets more than was paid: the database refuses it. The caller has locked the order.
 */
export async function giveMoneyBack(tx: Transaction, order: OrderRecord, { refundId, cents, at }: Part): Promise<Paid> {
  const { orderId, subject } = order
  const payments = await listPayments(tx, orderId)
  const rest = payments.find(({ kind, state }) => isRest(kind) && MAY_COME_BACK.has(state))
  const spent = await findSpentLoyalty(tx, orderId)
  const giftCards = await listRedeemed(tx, orderId)
  const cardCents = rest ? rest.amountCents - rest.refundDueCents : 0
  const parts = splitRefund(cents, { giftCards, loyaltyCents: spent?.cents ?? 0, cardCents })
  const entry = { subject, objectId: orderId }
  for (const card of parts.giftCards) {
    await refundCard(tx, { ...card, orderId, at, refundId })
    const paid = payments.find(({ giftCardId }) => giftCardId === card.giftCardId)
    if (!paid || !(await noteBalanceRefunded(tx, paid.paymentId, card.cents, at))) throw cannotCancel()
    await recordAudit(tx, { ...entry, action: 'gift-card.refunded', details: { cents: card.cents } })
  }
  if (spent && parts.loyaltyCents > 0) {
    await refundLoyalty(tx, { ...spent, cents: parts.loyaltyCents, orderId, at, refundId })
    const paid = payments.find(({ kind }) => kind === 'loyalty')
    if (!paid || !(await noteBalanceRefunded(tx, paid.paymentId, parts.loyaltyCents, at))) throw cannotCancel()
    await recordAudit(tx, { ...entry, action: 'loyalty.refunded', details: { cents: parts.loyaltyCents } })
  }
  if (rest && parts.cardCents > 0) await promise(tx, order, rest, { refundId, cents: parts.cardCents, at })
  return parts
}

/** What balances have left to pay: by a card, or at the store, where that much less is asked for. */
const isRest = (kind: string) => kind === 'card' || kind === 'pay-at-store'

async function promise(tx: Transaction, { orderId, subject }: OrderRecord, rest: OrderPaymentRecord, part: Part) {
  const { refundId, cents, at } = part
  if (!(await promiseRefund(tx, rest.paymentId, cents, at))) throw cannotCancel()
  if (rest.kind !== 'card') return
  await insertRefund(tx, { refundId, orderId, cents, at })
  const details = { provider: rest.provider, refundId, cents }
  await recordAudit(tx, { action: 'payment.refund-promised', subject, objectId: orderId, details })
}
