import { PREFERENCE_COOKIE_AGE } from '@aisle/contract'
import { cookieArea } from '@aisle/platform/cookie-area'
import { createStoredValue, isNumber, isShape, isText } from '@aisle/platform/host'
import { createAreaWithSpare } from './area-with-spare.ts'

/** The store's name of a check and when it was kept; nothing of whom it is about. */
type Kept = { readonly sessionId: string; readonly at: number }

const isKept = isShape<Kept>({ sessionId: isText, at: isNumber })
const LIFETIME = PREFERENCE_COOKIE_AGE * 1000
/** A check leads over a sign-in, which leaves the page: what memory holds would be lost on the way (F46). */
const area = createAreaWithSpare(() => localStorage, cookieArea)

/**
 * What a browser keeps of age checks: the one that is under way, and the one that succeeded of a guest or of somebody without a customer record, each for 3 days (spec 1
 * §3, §9, decision 14). A hint only: what a shopper may see is decided by the API.
 */
export function createKeptAge(tenant: string, now: () => number = Date.now) {
  const valueOf = (name: string) => {
    const key = `aisle:${tenant}:${name}`
    const stored = createStoredValue({ key, version: 1, check: isKept, area: () => area })
    return {
      key,
      read(): string | undefined {
        const kept = stored.read()
        if (!kept) return undefined
        const age = now() - kept.at
        // A clock that was set back must not make it last longer (F55).
        if (age >= 0 && age < LIFETIME) return kept.sessionId
        stored.remove()
        return undefined
      },
      write: (sessionId: string) => stored.write({ sessionId, at: now() }),
      remove: stored.remove,
    }
  }
  return {
    pending: valueOf('age-check'),
    /** Of a guest. */
    success: valueOf('age-verified'),
    /** Of somebody signed in who has no customer record, which would keep it. */
    withoutRecord: valueOf('age-verified-account'),
  }
}

export type KeptAge = ReturnType<typeof createKeptAge>
