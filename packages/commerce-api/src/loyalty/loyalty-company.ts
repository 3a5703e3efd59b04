import * as z from 'zod/mini'
import type { Services } from '../server/config.ts'
import { loyaltyUnreachable } from './loyalty.errors.ts'

const signedInSchema = z.object({ token: z.string().check(z.minLength(20)), expiresAt: z.iso.datetime() })

export type Member = { readonly tenantId: string; readonly accountID: string; readonly customerId: string }
export type SignedIn = z.output<typeof signedInSchema>

/** The third party that runs loyalty programs. Asked by the server alone, never inside a transaction. */
export interface LoyaltyCompany {
  /** @returns a token that is good for its frame alone @throws LOYALTY_UNREACHABLE */
  signIn(member: Member): Promise<SignedIn>
}

const TIMEOUT = 8000

/** Speaks to the loyalty company at `PARTNERS_URL`. */
export const createLoyaltyCompany = ({ partnersUrl, merchant }: Services): LoyaltyCompany => ({
  async signIn({ tenantId: tenant, accountID: account, customerId: customer }) {
    if (!partnersUrl) throw loyaltyUnreachable(new Error('PARTNERS_URL is not set: nobody runs a loyalty program'))
    try {
      const response = await fetch(`${partnersUrl}/loyalty/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${merchant.secret ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tenant, account, customer }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) throw new Error(`The loyalty company answered ${response.status}`)
      return z.parse(signedInSchema, await response.json())
    } catch (cause) {
      throw loyaltyUnreachable(cause)
    }
  },
})
