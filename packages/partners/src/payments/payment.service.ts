import { createHash } from 'node:crypto'
import type { PaymentEventKind } from '@aisle/api/payment-callback'
import { brandOf, findCardProblem, parseExpiry, type TypedCard } from '../../public/card-rules.js'
import { type Fault, NO_FAULT } from './faults.ts'
import { addressMismatch, cardRefused, referenceReused, unknownToken, unknownTransaction } from './payment.errors.ts'
import type { PaymentLedger } from './payment.ledger.ts'
import type { Authorize, CardToken, Change, KeepCard, Provider, Transaction } from './payment.schemas.ts'
import { createToken } from './token.ts'
import * as rules from './transaction.rules.ts'

export type PaymentEvent = {
  readonly operation: Operation
  readonly transaction: Transaction
  readonly fault: Fault
}
export type Operation = PaymentEventKind
export type PaymentService = ReturnType<typeof createPaymentService>

type Parts = { ledger: PaymentLedger; onEvent: (event: PaymentEvent) => void; now?: () => Date }

type Once = { provider: Provider; operation: Operation; request: Authorize | Change; fault?: Fault }

const declinedNumber = '4000000000000002'
const hour = 3_600_000

export function createPaymentService({ ledger, onEvent, now = () => new Date() }: Parts) {
  /** The card's number and security code end here: neither is kept. */
  async function tokenize(provider: Provider, tenant: string, typed: TypedCard): Promise<CardToken> {
    const problem = findCardProblem(typed, now())
    const expiry = parseExpiry(typed.expiry)
    if (problem || !expiry) throw cardRefused(problem?.message ?? 'The expiry is not right')
    const digits = typed.number.replaceAll(/\D/g, '')
    const card: CardToken = {
      token: createToken('tok'),
      provider,
      tenant,
      brand: brandOf(digits),
      last4: digits.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      issuerAccepts: digits !== declinedNumber,
      expiresAt: new Date(now().getTime() + hour).toISOString(),
    }
    await ledger.record({ type: 'token', card })
    return card
  }

  function findCard(provider: Provider, tenant: string, token: string): CardToken {
    const card = ledger.card(token)
    const isOver = card?.expiresAt != null && card.expiresAt <= now().toISOString()
    if (!card || isOver || card.provider !== provider || card.tenant !== tenant) throw unknownToken()
    return card
  }

  /** Exchanges a token of the card form for one that stays: a saved card. */
  async function keepCard(provider: Provider, { tenant, token, billingAddress }: KeepCard): Promise<CardToken> {
    if (rules.isForeign(billingAddress)) throw addressMismatch()
    const card = { ...findCard(provider, tenant, token), token: createToken('card'), expiresAt: null }
    await ledger.record({ type: 'token', card })
    return card
  }

  function findTransaction(provider: Provider, tenant: string, id: string): Transaction {
    const transaction = ledger.transaction(id)
    if (transaction?.provider !== provider || transaction.tenant !== tenant) throw unknownTransaction()
    return transaction
  }

  /** Does it once per tenant, operation and reference; a repetition gets the first answer. */
  function once({ provider, operation, request, fault = NO_FAULT }: Once, work: () => Transaction) {
    const key = [provider, request.tenant, operation, request.reference].join('|')
    return ledger.inTurn(key, async () => {
      const fingerprint = fingerprintOf(request)
      const earlier = ledger.operation(key)
      if (earlier && earlier.request !== fingerprint) throw referenceReused()
      if (earlier) return earlier.transaction
      const transaction = work()
      await ledger.record({ type: 'operation', key, request: fingerprint, transaction })
      onEvent({ operation, transaction, fault })
      return transaction
    })
  }

  const change =
    (operation: Operation, apply: (transaction: Transaction, amount?: number) => Transaction) =>
    (provider: Provider, request: Change, fault: Fault = NO_FAULT) =>
      ledger.inTurn(request.transactionId, () =>
        once({ provider, operation, request, fault }, () =>
          apply(findTransaction(provider, request.tenant, request.transactionId), request.amount),
        ),
      )

  return {
    tokenize,
    keepCard,
    authorize: (provider: Provider, request: Authorize, fault: Fault = NO_FAULT) =>
      once({ provider, operation: 'authorize', request, fault }, () => {
        const card = findCard(provider, request.tenant, request.token)
        const issuerAccepts = card.issuerAccepts && fault.fault !== 'decline'
        return rules.authorize(request, { ...card, issuerAccepts }, createToken('txn'), now())
      }),
    capture: change('capture', rules.capture),
    void: change('void', rules.cancel),
    refund: change('refund', rules.refund),

    /** What became of an authorization whose answer was lost. */
    findByReference(provider: Provider, tenant: string, reference: string): Transaction {
      const authorized = ledger.operation([provider, tenant, 'authorize', reference].join('|'))
      if (!authorized) throw unknownTransaction()
      return findTransaction(provider, tenant, authorized.transaction.transactionId)
    },
  }
}

/** Tells requests apart without keeping where somebody lives. */
function fingerprintOf(request: Authorize | Change): string {
  const { billingAddress, ...others } = { billingAddress: undefined, ...request }
  const address = billingAddress && createHash('sha256').update(JSON.stringify(billingAddress)).digest('hex')
  return JSON.stringify(Object.entries(address ? { ...others, address } : others).toSorted())
}
