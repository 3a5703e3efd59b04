import type { PostalAddress } from '@aisle/api/address'
import * as z from 'zod/mini'
import { createAskPartner } from '../server/ask-partner.ts'
import type { Services } from '../server/config.ts'
import type { Authorisation } from './authorisation.ts'
import { billingOf } from './billing-address.rules.ts'
import { billingAddressRefused, paymentsUnreachable } from './payment.errors.ts'

const transactionSchema = z.object({
  transactionId: z.string(),
  status: z.enum(['authorized', 'declined', 'captured', 'voided', 'refunded']),
  amount: z.int(),
  capturedAmount: z.optional(z.int()),
  refundedAmount: z.optional(z.int()),
  brand: z.string(),
  last4: z.string(),
  declineCode: z.optional(z.nullable(z.string())),
})
type Transaction = z.output<typeof transactionSchema>

const cardSchema = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
})
export type KeptCard = z.output<typeof cardSchema>

export type Charge = {
  readonly provider: string
  readonly tenantId: string
  readonly token: string
  readonly cents: number
  /** The order's id: a repeated reference is charged once. */
  readonly reference: string
  /** As the shopper gave it; the provider compares it with what the card's bank knows. */
  readonly billingAddress?: PostalAddress | null | undefined
}
export type Reference = Pick<Charge, 'provider' | 'tenantId' | 'reference' | 'cents'>

/** A charge as the provider has it, in cents. */
export type KnownCharge = {
  readonly transactionId: string
  /** Money is kept back, or taken and not wholly given back. */
  readonly isBound: boolean
  readonly cents: number
  readonly state: 'held' | 'taken' | 'free'
  /** What was taken of it, and what was given back of that. */
  readonly takenCents: number
  readonly refundedCents: number
}

/** How money became free: what was only kept back is let go, what was taken is given back. */
export type Freed = { readonly way: 'voided' } | { readonly way: 'refunded'; readonly refundedCents: number }

type Bound = Omit<Reference, 'cents'> & { readonly transactionId: string }
export type Refund = Bound & { readonly cents: number; readonly refundId: string }

/** The third party that charges cards. Never called inside a transaction. */
export interface PaymentProvider {
  authorise(charge: Charge): Promise<Authorisation>
  /** What became of a charge whose answer was lost; `undefined` when the provider has never heard of it. */
  find(reference: Reference): Promise<Authorisation | undefined>
  /** What the provider knows of a charge, without changing anything; `undefined` when it knows none or does not answer. */
  look(reference: Omit<Reference, 'cents'>): Promise<KnownCharge | undefined>
  /** Lets all of a charge's money go, or gives it back if it was taken meanwhile; `undefined`: not known to be free yet. */
  free(payment: Bound): Promise<Freed | undefined>
  /**
   * Gives a part of what was taken back; a repeated refund's id happens once, so that it is asked for again when an
   * answer is lost. `refused`: the provider does not give that much back.
   * @returns all that was given back of the charge so far, in cents; `undefined` when nobody knows
   */
  refund(refund: Refund): Promise<{ readonly refundedCents: number } | 'refused' | undefined>
  /**
   * Exchanges the card form's token for one that can be charged later; `undefined` for an unknown token.
   * @throws PAY_UNREACHABLE, PAY_BILLING_ADDRESS
   */
  keepCard(card: Pick<Charge, 'provider' | 'tenantId' | 'token' | 'billingAddress'>): Promise<KeptCard | undefined>
}

/** What is read of the answer to a void or a refund. */
const changeSchema = z.object({ refundedAmount: z.optional(z.int()) })

const DONE = 200
const NOT_FOUND = 404
const REUSED = 409
const UNPROCESSABLE = 422
/** Of a refund: it cannot be made, however often it is asked for. */
const REFUSED: readonly number[] = [NOT_FOUND, REUSED, UNPROCESSABLE]

/** Speaks to the DATACAP and USAEPAY endpoints at `PARTNERS_URL`. */
export function createPaymentProvider(services: Services): PaymentProvider {
  const ask = createAskPartner(services)

  const free: PaymentProvider['free'] = async (payment) => {
    const { provider, tenantId: tenant, transactionId, reference } = payment
    const change = (operation: 'void' | 'refund') =>
      ask(`/payments/${provider}/${operation}`, {
        body: { tenant, transactionId, reference: `${reference}:${operation}` },
        schema: changeSchema,
      })
    if ((await change('void')).status === DONE) return { way: 'voided' }
    const known = readCharge((await askFor(payment)).data)
    if (known?.transactionId !== transactionId) return undefined
    if (known.state === 'free') return freedOf(known)
    if (known.state === 'held') return undefined
    // Without an amount: all that is left of what was taken.
    const { status, data } = await change('refund')
    return status === DONE ? { way: 'refunded', refundedCents: data?.refundedAmount ?? known.takenCents } : undefined
  }

  /**
   * Another amount than the order's is not this order's payment: it is given back (F32). A charge of which nothing can
   * be read may have been made: it is looked for later.
   */
  const judge = async (found: Transaction | undefined, reference: Reference): Promise<Authorisation> => {
    if (!found) return { state: 'unknown' }
    const { amount, transactionId, brand, last4 } = found
    if (!isBound(found)) return { state: 'declined', ...reasonOf(found) }
    if (amount === reference.cents) return { state: 'authorised', transactionId, brand, last4 }
    return (await free({ ...reference, transactionId })) ? { state: 'declined' } : { state: 'unknown' }
  }

  const askFor = ({ provider, tenantId: tenant, reference }: Omit<Reference, 'cents'>) => {
    const query = new URLSearchParams({ tenant, reference })
    return ask(`/payments/${provider}/transactions?${query}`, { schema: transactionSchema })
  }

  const find: PaymentProvider['find'] = async (reference) => {
    const { status, data } = await askFor(reference)
    return status === NOT_FOUND ? undefined : await judge(data, reference)
  }

  return {
    find,

    async look(reference) {
      return readCharge((await askFor(reference)).data)
    },

    free,

    async refund({ provider, tenantId: tenant, transactionId, reference, refundId, cents: amount }) {
      const body = { tenant, transactionId, amount, reference: `${reference}:${refundId}` }
      const { status, data } = await ask(`/payments/${provider}/refund`, { body, schema: changeSchema })
      if (REFUSED.includes(status)) return 'refused'
      return data && { refundedCents: data.refundedAmount ?? amount }
    },

    async authorise(charge) {
      const { provider, tenantId: tenant, token, cents: amount, reference } = charge
      const body = { tenant, token, amount, currency: 'USD', reference, ...billingFields(charge) }
      const { status, data } = await ask(`/payments/${provider}/authorize`, { body, schema: transactionSchema })
      if (status === REUSED) return (await find(charge)) ?? { state: 'unknown' }
      if (status === UNPROCESSABLE) return { state: 'declined' }
      return await judge(data, charge)
    },

    async keepCard({ provider, tenantId: tenant, token, billingAddress }) {
      const body = { tenant, token, ...billingFields({ billingAddress }) }
      const { status, data, cause, code } = await ask(`/payments/${provider}/cards`, { body, schema: cardSchema })
      if (code === ADDRESS_MISMATCH) throw billingAddressRefused()
      if (status === UNPROCESSABLE || status === NOT_FOUND) return undefined
      if (!data) throw paymentsUnreachable(cause)
      return data
    },
  }
}

const STATES = { authorized: 'held', captured: 'taken', declined: 'free', voided: 'free', refunded: 'free' } as const

/** A provider that does not say how much it took has taken all. */
function readCharge(data: Transaction | undefined): KnownCharge | undefined {
  if (!data) return undefined
  const { transactionId, status, amount: cents } = data
  const isTaken = status === 'captured' || status === 'refunded'
  const takenCents = isTaken ? (data.capturedAmount ?? cents) : 0
  const refundedCents = data.refundedAmount ?? (status === 'refunded' ? takenCents : 0)
  return { transactionId, isBound: isBound(data), cents, state: STATES[status], takenCents, refundedCents }
}

const freedOf = ({ refundedCents }: KnownCharge): Freed =>
  refundedCents > 0 ? { way: 'refunded', refundedCents } : { way: 'voided' }

const isBound = ({ status }: Transaction) => status === 'authorized' || status === 'captured'

const ADDRESS_MISMATCH = 'AVS_MISMATCH'

const reasonOf = ({ declineCode }: Transaction) =>
  declineCode === ADDRESS_MISMATCH ? { reason: 'billing-address' as const } : {}

const billingFields = ({ billingAddress }: Pick<Charge, 'billingAddress'>) =>
  billingAddress ? { billingAddress: billingOf(billingAddress) } : {}
