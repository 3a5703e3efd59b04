import * as z from 'zod/mini'
import type { Services } from '../server/config.ts'
import type { Authorisation } from './authorisation.ts'

const transactionSchema = z.object({
  transactionId: z.string(),
  status: z.enum(['authorized', 'declined', 'captured', 'voided', 'refunded']),
  amount: z.int(),
  brand: z.string(),
  last4: z.string(),
})

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
}
export type Reference = Pick<Charge, 'provider' | 'tenantId' | 'reference' | 'cents'>

/** The third party that charges cards. Never called inside a transaction. */
export interface PaymentProvider {
  authorise(charge: Charge): Promise<Authorisation>
  /** What became of a charge whose answer was lost; `undefined` when the provider has never heard of it. */
  find(reference: Reference): Promise<Authorisation | undefined>
  /** @returns whether the money is free again */
  cancel(payment: Omit<Reference, 'cents'> & { readonly transactionId: string }): Promise<boolean>
  /** Exchanges the card form's token for one that can be charged later; `undefined` for an unknown token. */
  keepCard(card: Pick<Charge, 'provider' | 'tenantId' | 'token'>): Promise<KeptCard | undefined>
}

const TIMEOUT = 8000
const NOT_FOUND = 404
const REUSED = 409
const UNPROCESSABLE = 422

/** Speaks to the DATACAP and USAEPAY endpoints at `PARTNERS_URL`. */
export function createPaymentProvider({ partnersUrl, merchant }: Services, timeout = TIMEOUT): PaymentProvider {
  const send = async (path: string, body?: unknown) => {
    if (!partnersUrl) throw new Error('PARTNERS_URL is not set: cards cannot be charged')
    const response = await fetch(`${partnersUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${merchant.secret ?? ''}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    // What is no JSON fits no schema below: the charge counts as unknown, and is looked for later.
    const reply: unknown = await response.json().catch(() => undefined)
    return { status: response.status, reply }
  }

  const cancel: PaymentProvider['cancel'] = async ({ provider, tenantId: tenant, transactionId, reference }) => {
    const body = { tenant, transactionId, reference: `${reference}:void` }
    const { status } = await send(`/payments/${provider}/void`, body).catch(notReached)
    return status === 200
  }

  /** Another amount than the order's is not this order's payment: it is given back (F32). */
  const judge = async (reply: unknown, reference: Reference): Promise<Authorisation> => {
    const parsed = z.safeParse(transactionSchema, reply)
    if (!parsed.success) return { state: 'unknown' }
    const { status, amount, transactionId, brand, last4 } = parsed.data
    if (status !== 'authorized' && status !== 'captured') return { state: 'declined' }
    if (amount === reference.cents) return { state: 'authorised', transactionId, brand, last4 }
    return (await cancel({ ...reference, transactionId })) ? { state: 'declined' } : { state: 'unknown' }
  }

  const find: PaymentProvider['find'] = async (reference) => {
    const query = new URLSearchParams({ tenant: reference.tenantId, reference: reference.reference })
    const { status, reply } = await send(`/payments/${reference.provider}/transactions?${query}`).catch(notReached)
    return status === NOT_FOUND ? undefined : await judge(reply, reference)
  }

  return {
    find,
    cancel,

    async authorise(charge) {
      const { provider, tenantId: tenant, token, cents: amount, reference } = charge
      const body = { tenant, token, amount, currency: 'USD', reference }
      const { status, reply } = await send(`/payments/${provider}/authorize`, body).catch(notReached)
      if (status === REUSED) return (await find(charge)) ?? { state: 'unknown' }
      if (status === UNPROCESSABLE) return { state: 'declined' }
      return await judge(reply, charge)
    },

    async keepCard({ provider, tenantId: tenant, token }) {
      const { status, reply } = await send(`/payments/${provider}/cards`, { tenant, token })
      if (status === UNPROCESSABLE || status === NOT_FOUND) return undefined
      return z.parse(cardSchema, reply)
    },
  }
}

/** Time-outs, resets and silence: it may have arrived. */
const notReached = () => ({ status: 0, reply: undefined })
