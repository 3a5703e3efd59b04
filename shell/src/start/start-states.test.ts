import { aConfiguration, createTestPlatform } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { ageDemandOf } from '../age-verification/age-demand.rules.ts'
import { ageFactsOf } from '../age-verification/age-facts.ts'
import { type StartFacts, type StartState, startStateOf } from './start-state.rules.ts'

/** What stands on the screen: in the place of the store, in the place of a page, or the page. */
type Screen = Exclude<StartState, 'open'> | 'age page' | 'page'

const ages = {
  'no restriction': { business: {}, isVerified: false },
  'browsing restricted': { business: { enableAgeRestrictedBrowsing: true }, isVerified: false },
  'checkout restricted': { business: { enableAgeRestrictedCheckout: true }, isVerified: false },
  'browsing restricted, verified': { business: { enableAgeRestrictedBrowsing: true }, isVerified: true },
} as const

const shoppers = {
  guest: { status: 'guest' },
  customer: { status: 'signed-in', customerId: 'c-1' },
} as const

const routes = { Home: { demandsAge: 'browsing' }, FindStore: {}, Location: { skipsAgeVerification: true } } as const

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the table has no other keys
  Object.keys(table) as K[]

const shopping = keys(ages).flatMap((age) =>
  keys(shoppers).flatMap((shopper) => keys(routes).map((route) => ({ age, shopper, route }))),
)
type Shopping = (typeof shopping)[number]

/** Row 4 and 5 of the documents: what an open store shows. */
const openScreen = ({ age, shopper, route }: Shopping): Screen =>
  age === 'browsing restricted' && shopper === 'guest' && route === 'Home' ? 'age page' : 'page'

type Given = Pick<StartFacts, 'isOnline' | 'hasFailed' | 'validatedMode'> & {
  readonly host: 'unanswered' | 'unknown' | { readonly mode: unknown; readonly isActive: boolean }
}

/** The screen as the page comes to it: the gate of the store, then the step before a page. */
function screenOf({ host, ...facts }: Given, { age, shopper, route }: Shopping): Screen {
  const { business, isVerified } = ages[age]
  const isStoreAgeRestricted = age !== 'no restriction'
  const found = typeof host === 'string' ? null : aConfiguration({ ...business, isStoreAgeRestricted, ...host })
  const start = startStateOf({ ...facts, configuration: host === 'unknown' ? 'unknown' : found })
  if (start !== 'open') return start
  const platform = createTestPlatform({
    tenant: { configuration: found },
    session: shoppers[shopper],
    age: { isVerified },
  })
  const demand = ageDemandOf(routes[route], ageFactsOf(platform))
  return demand === 'page' ? 'age page' : 'page'
}

const online = { isOnline: true, hasFailed: false, validatedMode: undefined }
const expectScreens = (given: Given, expected: (cell: Shopping) => Screen) =>
  expect(shopping.map((cell) => ({ ...cell, screen: screenOf(given, cell) }))).toEqual(
    shopping.map((cell) => ({ ...cell, screen: expected(cell) })),
  )

/** By mode: of an active store, of an inactive one; `code` until the code of that mode was given. */
const byMode: readonly (readonly [
  mode: unknown,
  code: Screen | undefined,
  active: 'open' | Screen,
  inactive: Screen,
])[] = [
  [0, undefined, 'open', 'under-construction'],
  [1, undefined, 'offline', 'offline'],
  [2, 'test', 'open', 'under-construction'],
  [3, 'beta', 'open', 'under-construction'],
  [4, undefined, 'open', 'under-construction'],
  [5, undefined, 'open', 'under-construction'],
  [6, undefined, 'closed', 'closed'],
  [null, undefined, 'open', 'under-construction'],
  ['x', undefined, 'open', 'under-construction'],
]

const codes = [undefined, 2, 3] as const
const stores = byMode.flatMap(([mode, code, active, inactive]) =>
  [true, false].flatMap((isActive) =>
    codes.map((validatedMode) => {
      const isIn = code === undefined || validatedMode === mode
      return { mode, isActive, validatedMode, screen: isIn ? (isActive ? active : inactive) : code }
    }),
  ),
)

describe('1§4 the start-up screen, for every age rule, shopper and page', () => {
  it.each(stores)(
    'is $screen in mode $mode, active: $isActive, code given for: $validatedMode',
    ({ mode, isActive, validatedMode, screen }) => {
      const given = { ...online, host: { mode, isActive }, validatedMode }
      const expected = (cell: Shopping) => (screen === 'open' ? openScreen(cell) : screen)

      expectScreens(given, expected)
      // A connection that drops later takes nothing away (decision 4).
      expectScreens({ ...given, isOnline: false, hasFailed: true }, expected)
    },
  )

  it.each(codes)('is unknown for a host that is no store, code given for: %s', (validatedMode) => {
    for (const isOnline of [true, false])
      expectScreens({ ...online, host: 'unknown', isOnline, validatedMode }, () => 'unknown')
  })

  it.each([
    { why: 'it is not known yet', given: {}, screen: 'loading' },
    { why: 'there is no network', given: { isOnline: false }, screen: 'no-connection' },
    { why: 'F51 the configuration cannot be had', given: { hasFailed: true }, screen: 'no-connection' },
  ] as const)('is $screen without a configuration when $why', ({ given, screen }) => {
    for (const validatedMode of codes)
      expectScreens({ ...online, host: 'unanswered', validatedMode, ...given }, () => screen)
  })
})
