import type { BusinessConfiguration } from '@aisle/api/configuration'
import { aConfiguration } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { type StartFacts, type StartState, startStateOf } from './start-state.rules.ts'

const facts: StartFacts = {
  isOnline: true,
  configuration: aConfiguration(),
  hasFailed: false,
  validatedMode: undefined,
}
const store = (business: Partial<BusinessConfiguration>) => ({ configuration: aConfiguration(business) })

/** Screens by mode: of an active store, of an inactive one; `code` until the code of that mode was given. */
const byMode: readonly (readonly [
  mode: unknown,
  code: StartState | undefined,
  active: StartState,
  inactive: StartState,
])[] = [
  [0, undefined, 'open', 'under-construction'],
  [1, undefined, 'offline', 'offline'],
  [2, 'test', 'open', 'under-construction'],
  [3, 'beta', 'open', 'under-construction'],
  [5, undefined, 'open', 'under-construction'],
  [6, undefined, 'closed', 'closed'],
  [4, undefined, 'open', 'under-construction'],
  [null, undefined, 'open', 'under-construction'],
  ['x', undefined, 'open', 'under-construction'],
]

const cells = byMode.flatMap(([mode, code, active, inactive]) =>
  [true, false].flatMap((isActive) =>
    ([undefined, 2, 3] as const).flatMap((validatedMode) =>
      [true, false].map((isAgeGuarded) => {
        const isIn = code === undefined || validatedMode === mode
        return { mode, isActive, validatedMode, isAgeGuarded, state: isIn ? (isActive ? active : inactive) : code }
      }),
    ),
  ),
)

describe('1§4 the start-up screen', () => {
  it.each(cells)(
    'is $state in mode $mode, active: $isActive, code given for: $validatedMode, age guarded: $isAgeGuarded',
    ({ mode, isActive, validatedMode, isAgeGuarded, state }) => {
      const business = { mode, isActive, isStoreAgeRestricted: isAgeGuarded, enableAgeRestrictedBrowsing: isAgeGuarded }
      const given = { ...facts, ...store(business), validatedMode }

      expect(startStateOf(given)).toBe(state)
      // A connection that drops later takes nothing away (decision 4).
      expect(startStateOf({ ...given, isOnline: false, hasFailed: true })).toBe(state)
    },
  )

  it.each([undefined, 2, 3] as const)('is unknown for a host that is no store, code given for: %s', (validatedMode) => {
    expect(startStateOf({ ...facts, configuration: 'unknown', validatedMode })).toBe('unknown')
    expect(startStateOf({ ...facts, configuration: 'unknown', isOnline: false })).toBe('unknown')
  })

  it.each([
    { why: 'it is not known yet', given: {}, state: 'loading' },
    { why: 'there is no network', given: { isOnline: false }, state: 'no-connection' },
    { why: 'the configuration cannot be had', given: { hasFailed: true }, state: 'no-connection' },
  ] as const)('is $state without a configuration when $why', ({ given, state }) => {
    expect(startStateOf({ ...facts, configuration: null, ...given })).toBe(state)
  })
})
