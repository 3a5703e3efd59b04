import { isExpired } from '../../public/card-rules.js'
import { amountTooHigh, notAllowedNow } from './payment.errors.ts'
import type { Authorize, BillingAddress, CardToken, Transaction } from './payment.schemas.ts'

export function authorize(request: Authorize, card: CardToken, transactionId: string, now: Date): Transaction {
  const declineCode = findDecline(card, now) ?? (isForeign(request.billingAddress) ? 'AVS_MISMATCH' : null)
  return {
    transactionId,
    provider: card.provider,
    tenant: request.tenant,
    reference: request.reference,
    status: declineCode ? 'declined' : 'authorized',
    amount: request.amount,
    capturedAmount: 0,
    refundedAmount: 0,
    currency: request.currency,
    brand: card.brand,
    last4: card.last4,
    declineCode,
    message: declineCode ? declines[declineCode] : 'Approved',
  }
}

const declines = {
  DO_NOT_HONOR: 'The card was declined.',
  EXPIRED_CARD: 'The card was declined.',
  AVS_MISMATCH: 'The bank knows another billing address for this card.',
} as const

/** A zip code that is nowhere: cards used with it are known by another address. */
const FOREIGN_ZIP = '99999'
export const isForeign = (address: BillingAddress | undefined): boolean =>
  address?.zip.slice(0, FOREIGN_ZIP.length) === FOREIGN_ZIP

function findDecline(card: CardToken, now: Date) {
  if (isExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return 'EXPIRED_CARD'
  return card.issuerAccepts ? null : 'DO_NOT_HONOR'
}

export function capture(transaction: Transaction, amount = transaction.amount): Transaction {
  if (transaction.status !== 'authorized') throw notAllowedNow('capture', transaction.status)
  if (amount > transaction.amount) throw amountTooHigh(transaction.amount)
  return { ...transaction, status: 'captured', capturedAmount: amount }
}

export function cancel(transaction: Transaction): Transaction {
  if (transaction.status !== 'authorized') throw notAllowedNow('void', transaction.status)
  return { ...transaction, status: 'voided' }
}

export function refund(transaction: Transaction, wanted?: number): Transaction {
  if (transaction.status !== 'captured') throw notAllowedNow('refund', transaction.status)
  const available = transaction.capturedAmount - transaction.refundedAmount
  const amount = wanted ?? available
  if (amount > available) throw amountTooHigh(available)
  const refundedAmount = transaction.refundedAmount + amount
  return { ...transaction, refundedAmount, status: amount === available ? 'refunded' : 'captured' }
}
