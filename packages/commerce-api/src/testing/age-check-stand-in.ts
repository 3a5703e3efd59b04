import * as z from 'zod/mini'

const startSchema = z.object({
  tenant: z.string(),
  person: z.object({ firstName: z.string(), lastName: z.string(), dateOfBirth: z.string() }),
})
type Found = z.output<typeof startSchema>['person']
type Check = { readonly tenant: string; readonly status: 'pending' | 'verified' | 'failed'; readonly found?: Found }
type Answer = { readonly status: number; readonly body: unknown }

const unknown: Answer = { status: 404, body: {} }

/** Speaks like the age check's provider; a test says what its document check finds. */
export function createAgeCheckStandIn() {
  const checks = new Map<string, Check>()
  const said = new Map<string, Found>()
  let isDown = false

  return {
    checks,
    /** The provider answers nobody until it is told to again. */
    goDown(isIt = true) {
      isDown = isIt
    },

    /** The shopper has finished the provider's page; it finds what they had said, but for what is given. */
    finish(reference: string, status: 'verified' | 'failed', found: Partial<Found> = {}) {
      const check = checks.get(reference)
      const person = said.get(reference)
      if (!check || !person) throw new Error(`There is no check ${reference}.`)
      checks.set(reference, { ...check, status, found: { ...person, ...found } })
    },

    /** `undefined` cuts the connection. */
    answer(method: string, path: string, body: unknown): Answer | undefined {
      if (isDown) return undefined
      const reference = path.split('/')[3] ?? ''
      if (method === 'POST') {
        const { tenant, person } = z.parse(startSchema, body)
        const sessionId = `check-${checks.size + said.size}-${Math.random().toString(36).slice(2)}`
        checks.set(sessionId, { tenant, status: 'pending' })
        said.set(sessionId, person)
        return { status: 201, body: { sessionId } }
      }
      if (method === 'DELETE') return checks.delete(reference) ? { status: 204, body: undefined } : unknown
      const check = checks.get(reference)
      if (!check) return unknown
      const { tenant, status, found } = check
      const nobody = { firstName: null, lastName: null, dateOfBirth: null }
      return { status: 200, body: { sessionId: reference, tenant, status, ...(found ?? nobody) } }
    },
  }
}
