import type { GuardName } from '@aisle/contract'
import { expect, it } from 'vitest'
import { decideGuards } from './guards.rules.ts'

const guest = { hasStore: true, session: 'guest', customerId: undefined, hasLoyalty: true } as const
const starting = { ...guest, session: 'starting' } as const
const user = { ...guest, session: 'signed-in', customerId: null } as const
const unknown = { ...user, customerId: undefined } as const
const customer = { ...user, customerId: 'c-1' } as const
const at = (guards: readonly GuardName[]) => guards

it.each([
  { guards: at([]), who: 'anybody', facts: { ...guest, hasStore: false }, decision: 'pass' },
  {
    guards: at(['location']),
    who: 'somebody without a store',
    facts: { ...guest, hasStore: false },
    decision: 'choose-store',
  },
  { guards: at(['location']), who: 'somebody with a store', facts: guest, decision: 'pass' },
  { guards: at(['login']), who: 'a guest', facts: guest, decision: 'sign-in' },
  { guards: at(['login']), who: 'somebody not known yet', facts: starting, decision: 'wait' },
  { guards: at(['login']), who: 'somebody signed in', facts: user, decision: 'pass' },
  { guards: at(['location', 'customer']), who: 'a guest', facts: guest, decision: 'pass' },
  { guards: at(['customer']), who: 'somebody without a record', facts: user, decision: 'sign-up' },
  { guards: at(['customer']), who: 'somebody whose record is being asked for', facts: unknown, decision: 'wait' },
  { guards: at(['login', 'customer']), who: 'a customer', facts: customer, decision: 'pass' },
  { guards: at(['login', 'customer']), who: 'a guest', facts: guest, decision: 'sign-in' },
  {
    guards: at(['location', 'customer']),
    who: 'a customer without a store',
    facts: { ...customer, hasStore: false },
    decision: 'choose-store',
  },
  { guards: at(['loyalty']), who: 'a customer', facts: customer, decision: 'pass' },
  { guards: at(['loyalty']), who: 'a guest', facts: guest, decision: 'home' },
  {
    guards: at(['loyalty']),
    who: 'a customer of a store without loyalty',
    facts: { ...customer, hasLoyalty: false },
    decision: 'home',
  },
] as const)('$guards say $decision to $who (spec 1 §2, decision 10)', ({ guards, facts, decision }) => {
  expect(decideGuards(guards, facts)).toBe(decision)
})
