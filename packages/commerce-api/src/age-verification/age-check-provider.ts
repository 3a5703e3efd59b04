import * as z from 'zod/mini'
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
  /** @returns whether nothing of the check is left there */
  forget(check: Check): Promise<boolean>
}

const TIMEOUT = 8000
const NOT_FOUND = 404
const failed: Outcome = { status: 'failed', found: undefined }

/** Speaks to the age check at `PARTNERS_URL`. How old is old enough is the provider's to say (decision 13). */
export function createAgeCheckProvider({ partnersUrl, merchant }: Services, timeout = TIMEOUT): AgeCheckProvider {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    if (!partnersUrl) throw providerUnreachable(new Error('PARTNERS_URL is not set: ages cannot be checked'))
    try {
      const response = await fetch(`${partnersUrl}/age-check/sessions${path}`, {
        method,
        headers: {
          authorization: `Bearer ${merchant.secret ?? ''}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      const text = await response.text()
      return { status: response.status, isGood: response.ok, text }
    } catch (cause) {
      throw providerUnreachable(cause)
    }
  }

  return {
    async start({ tenantId: tenant, person: { firstName, lastName, dob } }) {
      const person = { firstName, lastName, dateOfBirth: dateOfDob(dob) }
      const { isGood, text } = await send('POST', '', { tenant, person })
      if (!isGood) throw providerUnreachable()
      return parse(startedSchema, text).sessionId
    },

    async read({ tenantId, reference }) {
      const { status, isGood, text } = await send('GET', `/${encodeURIComponent(reference)}`)
      if (status === NOT_FOUND) return failed
      if (!isGood) throw providerUnreachable()
      const outcome = parse(outcomeSchema, text)
      if (outcome.tenant !== tenantId) return failed
      return { status: outcome.status, found: foundOf(outcome) }
    },

    async forget({ reference }) {
      const { status, isGood } = await send('DELETE', `/${encodeURIComponent(reference)}`)
      return isGood || status === NOT_FOUND
    },
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw providerUnreachable(cause)
  }
}

function foundOf({ firstName, lastName, dateOfBirth }: z.output<typeof outcomeSchema>): Person | undefined {
  if (firstName === null || lastName === null || dateOfBirth === null) return undefined
  return { firstName, lastName, dob: dobOfDate(dateOfBirth) }
}
