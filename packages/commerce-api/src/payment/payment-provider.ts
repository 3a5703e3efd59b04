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
export type KnownCharge = { readonly transactionId: string; readonly isBound: boolean; readonly cents: number }

/** The third party that charges cards. Never called inside a transaction. */
export interface PaymentProvider {
  authorise(charge: Charge): Promise<Authorisation>
  /** What became of a charge whose answer was lost; `undefined` when the provider has never heard of it. */
  find(reference: Reference): Promise<Authorisation | undefined>
  /** What the provider knows of a charge, without changing anything; `undefined` when it knows none or does not answer. */
  look(reference: Omit<Reference, 'cents'>): Promise<KnownCharge | undefined>
  /** @returns whether the money is free again */
  cancel(payment: Omit<Reference, 'cents'> & { readonly transactionId: string }): Promise<boolean>
  /**
   * Exchanges the card form's token for one that can be charged later; `undefined` for an unknown token.
   * @throws PAY_UNREACHABLE, PAY_BILLING_ADDRESS
   */
  keepCard(card: Pick<Charge, 'provider' | 'tenantId' | 'token' | 'billingAddress'>): Promise<KeptCard | undefined>
}

const DONE = 200
const NOT_FOUND = 404
const REUSED = 409
const UNPROCESSABLE = 422

/** Speaks to the DATACAP and USAEPAY endpoints at `PARTNERS_URL`. */
export function createPaymentProvider(services: Services): PaymentProvider {
  const ask = createAskPartner(services)

  const cancel: PaymentProvider['cancel'] = async ({ provider, tenantId: tenant, transactionId, reference }) => {
    const body = { tenant, transactionId, reference: `${reference}:void` }
    const { status } = await ask(`/payments/${provider}/void`, { body })
    return status === DONE
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
    return (await cancel({ ...reference, transactionId })) ? { state: 'declined' } : { state: 'unknown' }
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
      const { data } = await askFor(reference)
      return data && { transactionId: data.transactionId, isBound: isBound(data), cents: data.amount }
    },

    cancel,

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

const isBound = ({ status }: Transaction) => status === 'authorized' || status === 'captured'

const ADDRESS_MISMATCH = 'AVS_MISMATCH'

const reasonOf = ({ declineCode }: Transaction) =>
  declineCode === ADDRESS_MISMATCH ? { reason: 'billing-address' as const } : {}

const billingFields = ({ billingAddress }: Pick<Charge, 'billingAddress'>) =>
  billingAddress ? { billingAddress: billingOf(billingAddress) } : {}
