import * as z from 'zod/mini'
import { createAskPartner } from '../server/ask-partner.ts'
import type { Services } from '../server/config.ts'
import { providerUnreachable } from './age-verification.errors.ts'
import { dateOfDob, dobOfDate, type Person } from './person.ts'

const startedSchema = z.object({ sessionId: z.string().check(z.regex(/^[\w-]{8,100}$/)) })
const outcomeSchema = z.object({
  tenant: z.string(),
  status: z.enum(['pending', 'verified', 'failed']),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
})

/** What became of a check; `found` once the provider has read a document. */
export type Outcome = { readonly status: 'pending' | 'verified' | 'failed'; readonly found: Person | undefined }
export type Check = { readonly tenantId: string; readonly reference: string }

/** The third party that checks ages. Asked by the server alone, never inside a transaction. */
export interface AgeCheckProvider {
  /** @returns the provider's name of the new check @throws AGE_CHECK_UNREACHABLE */
  start(check: { readonly tenantId: string; readonly person: Person }): Promise<string>
  /** A check that the provider does not know, or knows for another tenant, has failed. @throws AGE_CHECK_UNREACHABLE */
  read(check: Check): Promise<Outcome>
  /** @returns whether nothing of the check is left there @throws AGE_CHECK_UNREACHABLE */
  forget(check: Check): Promise<boolean>
}

const NO_ANSWER = 0
const NOT_FOUND = 404
const failed: Outcome = { status: 'failed', found: undefined }

const addressOf = (reference: string) => `/age-check/sessions/${encodeURIComponent(reference)}`

/** Speaks to the age check at `PARTNERS_URL`. How old is old enough is the provider's to say (decision 13). */
export function createAgeCheckProvider(services: Services): AgeCheckProvider {
  const ask = createAskPartner(services)
  return {
    async start({ tenantId: tenant, person: { firstName, lastName, dob } }) {
      const body = { tenant, person: { firstName, lastName, dateOfBirth: dateOfDob(dob) } }
      const { data, cause } = await ask('/age-check/sessions', { body, schema: startedSchema })
      if (!data) throw providerUnreachable(cause)
      return data.sessionId
    },

    async read({ tenantId, reference }) {
      const { status, data, cause } = await ask(addressOf(reference), { schema: outcomeSchema })
      if (status === NOT_FOUND) return failed
      if (!data) throw providerUnreachable(cause)
      if (data.tenant !== tenantId) return failed
      return { status: data.status, found: foundOf(data) }
    },

    async forget({ reference }) {
      const { status, isGood, cause } = await ask(addressOf(reference), { method: 'DELETE' })
      if (status === NO_ANSWER) throw providerUnreachable(cause)
      return isGood || status === NOT_FOUND
    },
  }
}

function foundOf({ firstName, lastName, dateOfBirth }: z.output<typeof outcomeSchema>): Person | undefined {
  if (firstName === null || lastName === null || dateOfBirth === null) return undefined
  return { firstName, lastName, dob: dobOfDate(dateOfBirth) }
}
