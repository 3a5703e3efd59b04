import type { GuardName } from '@aisle/contract'

export type GuardFacts = {
  readonly hasStore: boolean
  readonly session: 'starting' | 'guest' | 'signed-in'
  /** `undefined` until the API has told. */
  readonly customerId: string | null | undefined
  readonly hasLoyalty: boolean
}

/** What a page's guards say, before any of its code is fetched (spec 1 §2, decision 10). */
export type GuardDecision = 'pass' | 'wait' | 'choose-store' | 'sign-in' | 'sign-up' | 'home'

type Rule = (facts: GuardFacts) => GuardDecision

const rules: Readonly<Record<GuardName, Rule>> = {
  location: ({ hasStore }) => (hasStore ? 'pass' : 'choose-store'),
  login: ({ session }) => (session === 'starting' ? 'wait' : session === 'guest' ? 'sign-in' : 'pass'),
  // Guests hold carts and check out: only somebody signed in without a record is stopped (decision 10).
  customer: ({ session, customerId }) => {
    if (session === 'starting') return 'wait'
    if (session === 'guest') return 'pass'
    return customerId === undefined ? 'wait' : customerId === null ? 'sign-up' : 'pass'
  },
  loyalty: ({ session, hasLoyalty }) => {
    if (!hasLoyalty) return 'home'
    return session === 'starting' ? 'wait' : session === 'guest' ? 'home' : 'pass'
  },
}

/** The order in which guards speak: who it is, before where they shop. */
const ORDER: readonly GuardName[] = ['login', 'loyalty', 'customer', 'location']

export function decideGuards(guards: readonly GuardName[], facts: GuardFacts): GuardDecision {
  for (const name of ORDER) {
    const decision = guards.includes(name) ? rules[name](facts) : 'pass'
    if (decision !== 'pass') return decision
  }
  return 'pass'
}
