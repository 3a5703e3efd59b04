import type { PaymentCallback } from '@aisle/api/payment-callback'
import type { OrderPaymentRecord } from '../order-payments.table.ts'
import type { OrderRecord } from '../orders.table.ts'

/** Why somebody has to look at a payment. */
const paymentAlerts = ['other-amount', 'charged-twice', 'money-gone', 'contradicted', 'unknown-order'] as const
export type PaymentAlert = (typeof paymentAlerts)[number]

export type Told = Pick<PaymentCallback, 'event'> &
  Pick<PaymentCallback['transaction'], 'status' | 'amount' | 'refundedAmount' | 'transactionId'>

/** An order and its card payment as they stand here. */
export type Known = {
  readonly orderState: OrderRecord['state']
  readonly payment: Pick<
    OrderPaymentRecord,
    'state' | 'amountCents' | 'providerReference' | 'refundedCents' | 'refundDueCents'
  >
}

/** What follows from a callback; nothing of it from one that says what is known. */
export type Verdict = {
  readonly settle?: 'authorised' | 'declined'
  /** The money was taken, is free again, or given back. */
  readonly payment?: 'captured' | 'voided' | 'refunded'
  readonly refundedCents?: number
  readonly alert?: PaymentAlert
}

const NOTHING: Verdict = {}

/**
 * What a provider's word means for an order, in whatever order words arrive: nothing is placed on another amount than
 * is due, nothing that has ended begins again, and money that nobody has an order for is told (F32).
 */
export function verdictOf(told: Told, known: Known | undefined): Verdict {
  if (!known) return isMoneyBound(told) ? { alert: 'unknown-order' } : NOTHING
  switch (told.event) {
    case 'authorize':
    case 'capture':
      return isMoneyBound(told) ? afterYes(told, known) : afterNo(told, known)
    case 'void':
      return afterVoid(told, known)
    case 'refund':
      return afterRefund(told, known)
  }
}

const isMoneyBound = ({ event, status }: Told) =>
  (event === 'authorize' || event === 'capture') && (status === 'authorized' || status === 'captured')

type Stage = 'reserved' | 'standing' | 'ended'
const stageOf = ({ orderState }: Known): Stage =>
  orderState === 'reserved' ? 'reserved' : orderState === 'failed' || orderState === 'canceled' ? 'ended' : 'standing'

const isOfAnother = ({ transactionId }: Told, { payment }: Known) =>
  payment.providerReference !== null && payment.providerReference !== transactionId

function afterYes(told: Told, known: Known): Verdict {
  const { payment } = known
  const taken = told.status === 'captured' ? { payment: 'captured' as const } : {}
  switch (stageOf(known)) {
    case 'reserved':
      return told.amount === payment.amountCents ? { settle: 'authorised', ...taken } : { alert: 'other-amount' }
    case 'standing':
      if (isOfAnother(told, known)) return { alert: 'charged-twice' }
      if (told.amount !== payment.amountCents) return { alert: 'other-amount' }
      return payment.state === 'authorised' ? taken : NOTHING
    case 'ended':
      if (isOfAnother(told, known)) return { alert: 'charged-twice' }
      // Settled once more it is marked as bound, and the job frees it.
      return payment.state === 'declined' ? { settle: 'authorised' } : NOTHING
  }
}

function afterNo(told: Told, known: Known): Verdict {
  const stage = stageOf(known)
  if (stage === 'reserved') return { settle: 'declined' }
  return stage === 'standing' && !isOfAnother(told, known) ? { alert: 'contradicted' } : NOTHING
}

function afterVoid(told: Told, known: Known): Verdict {
  const { state } = known.payment
  if (isOfAnother(told, known) || state === 'voided' || state === 'refunded') return NOTHING
  switch (stageOf(known)) {
    case 'reserved':
      return { settle: 'declined', payment: 'voided' }
    case 'standing':
      return { payment: 'voided', alert: 'money-gone' }
    case 'ended':
      return { payment: 'voided' }
  }
}

/** What was given back only grows: an earlier word that comes later changes nothing. */
function afterRefund(told: Told, known: Known): Verdict {
  const { refundedAmount: cents, status } = told
  const { payment } = known
  if (isOfAnother(told, known) || cents <= payment.refundedCents) return NOTHING
  if (cents > payment.amountCents) return { alert: 'contradicted' }
  const isAll = status === 'refunded' || cents === payment.amountCents
  const stage = stageOf(known)
  if (stage === 'reserved' && !isAll) return { alert: 'contradicted' }
  return {
    ...(stage === 'reserved' ? { settle: 'declined' as const } : {}),
    ...(isAll ? { payment: 'refunded' as const } : {}),
    refundedCents: cents,
    // What was promised to come back is no surprise.
    ...(stage === 'standing' && isAll && cents > payment.refundDueCents ? { alert: 'money-gone' as const } : {}),
  }
}
