import type { JWTPayload } from 'jose'
import type { Caller } from './caller.ts'

const MOST = 10_000
/** Milliseconds after which a signature is checked again: a key that was withdrawn does not live on here. */
const TRUSTED_FOR = 60_000

/** Tokens whose signature was found right a moment ago, by their whole text. They still end when they say so. */
export function createVerifiedTokens() {
  const callers = new Map<string, { readonly caller: Caller; readonly until: number }>()
  return {
    find(token: string): Caller | undefined {
      const known = callers.get(token)
      if (known && known.until > Date.now()) return known.caller
      callers.delete(token)
      return undefined
    },

    keep(token: string, { exp = 0 }: JWTPayload, caller: Caller): Caller {
      const [oldest] = callers.keys()
      if (callers.size >= MOST && oldest !== undefined) callers.delete(oldest)
      callers.set(token, { caller, until: Math.min(exp * 1000, Date.now() + TRUSTED_FOR) })
      return caller
    },
  }
}
