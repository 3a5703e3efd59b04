import * as z from 'zod/mini'
import { createAskPartner } from '../server/ask-partner.ts'
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

/** Speaks to the loyalty company at `PARTNERS_URL`. */
export function createLoyaltyCompany(services: Services): LoyaltyCompany {
  const ask = createAskPartner(services)
  return {
    async signIn({ tenantId: tenant, accountID: account, customerId: customer }) {
      const body = { tenant, account, customer }
      const { data, cause } = await ask('/loyalty/sessions', { body, schema: signedInSchema })
      if (!data) throw loyaltyUnreachable(cause)
      return data
    },
  }
}
