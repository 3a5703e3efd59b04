import type { Route } from '@aisle/contract'
import { describe, expect, it } from 'vitest'
import { type AgeFacts, ageDemandOf, isAgeCheckOffered, tellsInDialog } from './age-demand.rules.ts'

const guest = { session: 'guest', customerId: undefined } as const
const customer = { session: 'signed-in', customerId: 'c-1' } as const
const facts: AgeFacts = {
  isRestricted: true,
  guardsBrowsing: true,
  guardsCheckout: true,
  isVerified: false,
  ...guest,
}

/** The routes of both lists as their surfaces declare them. */
const pages = {
  Home: { demandsAge: 'browsing', showsGoods: true },
  Category: { demandsAge: 'browsing', showsGoods: true },
  Collection: { demandsAge: 'browsing', showsGoods: true },
  Search: { demandsAge: 'browsing', showsGoods: true },
  Account: { demandsAge: 'checkout' },
  Checkout: { demandsAge: 'checkout' },
  OrderEdit: { demandsAge: 'checkout' },
  Detail: { showsGoods: true },
  Favorites: { showsGoods: true },
  Wishlist: { showsGoods: true },
  DiscountDetail: { showsGoods: true },
  GiftCardDetail: { showsGoods: true },
  FindStore: {},
  Location: { skipsAgeVerification: true },
} as const satisfies Record<string, Partial<Route>>
type Page = keyof typeof pages

const browsing: readonly Page[] = ['Home', 'Category', 'Collection', 'Search']
const checkout: readonly Page[] = ['Account', 'Checkout', 'OrderEdit']

const shoppers = [
  { who: 'a guest', given: guest, browsingDemand: 'page', checkoutDemand: 'note' },
  { who: 'a customer', given: customer, browsingDemand: 'none', checkoutDemand: 'note' },
  {
    who: 'somebody signed in without a record',
    given: { ...customer, customerId: null },
    browsingDemand: 'none',
    checkoutDemand: 'note',
  },
  {
    who: 'somebody signed in of whom no more is known yet',
    given: { ...customer, customerId: undefined },
    browsingDemand: 'none',
    checkoutDemand: 'none',
  },
  {
    who: 'whoever it is',
    given: { session: 'starting', customerId: undefined },
    browsingDemand: 'wait',
    checkoutDemand: 'none',
  },
  { who: 'a verified guest', given: { ...guest, isVerified: true }, browsingDemand: 'none', checkoutDemand: 'none' },
  {
    who: 'a verified customer',
    given: { ...customer, isVerified: true },
    browsingDemand: 'none',
    checkoutDemand: 'none',
  },
] as const

const stores = [
  { store: 'browsing and checkout', given: {} },
  { store: 'browsing only', given: { guardsCheckout: false } },
  { store: 'checkout only', given: { guardsBrowsing: false } },
  { store: 'nothing', given: { guardsBrowsing: false, guardsCheckout: false } },
  { store: 'nothing, being unrestricted', given: { isRestricted: false } },
]

const cases = stores.flatMap(({ store, given: rules }) =>
  shoppers.flatMap(({ who, given, browsingDemand, checkoutDemand }) =>
    Object.entries<Partial<Route>>(pages).map(([page, route]) => {
      const known: AgeFacts = { ...facts, ...rules, ...given }
      const guardsBrowsing = known.isRestricted && known.guardsBrowsing
      const guardsCheckout = known.isRestricted && known.guardsCheckout
      const isBrowsing = browsing.some((name) => name === page)
      const isCheckout = checkout.some((name) => name === page)
      const demand =
        isBrowsing && guardsBrowsing ? browsingDemand : isCheckout && guardsCheckout ? checkoutDemand : 'none'
      return { store, who, page, route, known, demand }
    }),
  ),
)

describe('1§4 where an age is demanded', () => {
  it.each(cases)('a store that guards $store meets $who on $page with: $demand', ({ route, known, demand }) => {
    expect(ageDemandOf(route, known)).toBe(demand)
  })

  it('never stands before a page that skips it', () => {
    expect(ageDemandOf({ demandsAge: 'browsing', skipsAgeVerification: true }, facts)).toBe('none')
  })
})

describe('1§4 the option to verify an age', () => {
  it.each([
    { given: {}, isOffered: true },
    { given: { guardsBrowsing: false }, isOffered: true },
    { given: { guardsCheckout: false }, isOffered: true },
    { given: { guardsBrowsing: false, guardsCheckout: false }, isOffered: false },
    { given: { isVerified: true }, isOffered: false },
    { given: { isRestricted: false }, isOffered: false },
  ])('is there with $given: $isOffered', ({ given, isOffered }) => {
    expect(isAgeCheckOffered({ ...facts, ...given })).toBe(isOffered)
  })
})

describe('1§4 a failed check', () => {
  it.each([
    ['Home', 'page', true],
    ['Home', 'none', false],
    ['Detail', 'none', false],
    ['Checkout', 'note', true],
    ['FindStore', 'none', true],
  ] as const)('on %s (%s) is told in a dialog: %s', (page, demand, isDialog) => {
    const route: Partial<Route> = pages[page]
    expect(tellsInDialog(route, demand)).toBe(isDialog)
  })
})
