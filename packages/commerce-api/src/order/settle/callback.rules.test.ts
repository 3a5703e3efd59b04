import { describe, expect, it } from 'vitest'
import { type Known, type Told, type Verdict, verdictOf } from './callback.rules.ts'

const yes: Told = { event: 'authorize', status: 'authorized', amount: 500, refundedAmount: 0, transactionId: 'txn' }
const other = { ...yes, amount: 501 }
const another = { ...yes, transactionId: 'txn_other' }
const no: Told = { ...yes, status: 'declined' }
const captured: Told = { ...yes, event: 'capture', status: 'captured' }
const voided: Told = { ...yes, event: 'void', status: 'voided' }
const voidedOther = { ...voided, transactionId: 'txn_other' }
const part: Told = { ...yes, event: 'refund', status: 'captured', refundedAmount: 200 }
const all: Told = { ...yes, event: 'refund', status: 'refunded', refundedAmount: 500 }
const tooMuch: Told = { ...all, refundedAmount: 501 }

const known = (orderState: string, state: string, values: Partial<Known['payment']> = {}): Known => ({
  orderState,
  payment: { state, amountCents: 500, providerReference: 'txn', refundedCents: 0, refundDueCents: 0, ...values },
})
const reserved = known('reserved', 'authorising', { providerReference: null })
const placed = known('placed', 'authorised')
const taken = known('placed', 'captured')
const promised = known('placed', 'captured', { refundDueCents: 500 })
const failed = known('failed', 'declined', { providerReference: null })
const givenBack = known('failed', 'voided')
const canceled = known('canceled', 'authorised')
const freed = known('canceled', 'voided')
const nothing: Verdict = {}

describe('F32 what a callback means', () => {
  it.each<[string, Told, string, Known | undefined, Verdict]>([
    ['yes', yes, 'waits', reserved, { settle: 'authorised' }],
    ['captured', captured, 'waits', reserved, { settle: 'authorised', payment: 'captured' }],
    ['yes to another amount', other, 'waits', reserved, { alert: 'other-amount' }],
    ['no', no, 'waits', reserved, { settle: 'declined' }],
    ['voided', voided, 'waits', reserved, { settle: 'declined', payment: 'voided' }],
    ['all given back', all, 'waits', reserved, { settle: 'declined', payment: 'refunded', refundedCents: 500 }],
    ['a part given back', part, 'waits', reserved, { alert: 'contradicted' }],

    ['yes', yes, 'stands', placed, nothing],
    ['captured', captured, 'stands', placed, { payment: 'captured' }],
    ['captured again', captured, 'stands, its money taken', taken, nothing],
    ['a late yes', yes, 'stands, its money taken', taken, nothing],
    [
      'all given back as promised',
      all,
      'stands, its money taken',
      promised,
      { payment: 'refunded', refundedCents: 500 },
    ],
    ['yes to another amount', other, 'stands', placed, { alert: 'other-amount' }],
    ['yes to another charge', another, 'stands', placed, { alert: 'charged-twice' }],
    ['no', no, 'stands', placed, { alert: 'contradicted' }],
    ['no to another charge', { ...no, transactionId: 'txn_other' }, 'stands', placed, nothing],
    ['voided', voided, 'stands', placed, { payment: 'voided', alert: 'money-gone' }],
    ['another charge voided', voidedOther, 'stands', placed, nothing],
    ['a part given back', part, 'stands', placed, { refundedCents: 200 }],
    ['all given back', all, 'stands', placed, { payment: 'refunded', refundedCents: 500, alert: 'money-gone' }],
    ['more given back than paid', tooMuch, 'stands', placed, { alert: 'contradicted' }],
    ['less given back than before', part, 'stands', known('placed', 'authorised', { refundedCents: 300 }), nothing],

    ['yes', yes, 'was given up', failed, { settle: 'authorised' }],
    ['yes to another amount', other, 'was given up', failed, { settle: 'authorised' }],
    ['no', no, 'was given up', failed, nothing],
    ['voided', voided, 'was given up', failed, { payment: 'voided' }],
    ['a late yes', yes, 'was given up, its money is back', givenBack, nothing],
    ['yes to another charge', another, 'was given up, its money is back', givenBack, { alert: 'charged-twice' }],

    ['yes', yes, 'was canceled', canceled, nothing],
    ['voided', voided, 'was canceled', canceled, { payment: 'voided' }],
    ['voided again', voided, 'was canceled, its money is back', freed, nothing],
    ['a late yes', yes, 'was canceled, its money is back', freed, nothing],
    ['another charge voided', voidedOther, 'was canceled', canceled, nothing],
    ['all given back', all, 'was canceled', canceled, { payment: 'refunded', refundedCents: 500 }],

    ['yes', yes, 'nobody knows', undefined, { alert: 'unknown-order' }],
    ['no', no, 'nobody knows', undefined, nothing],
    ['voided', voided, 'nobody knows', undefined, nothing],
  ])('%s, of an order that %3$s', (_, told, __, order, verdict) => {
    expect(verdictOf(told, order)).toEqual(verdict)
  })
})
