import { describe, expect, it } from 'vitest'
import { offeredTip, takesTip, tipCentsIn, tipCentsOf } from './tip.rules.ts'

const ways = {
  sp: { kind: 'pickup', codeName: 'sp' },
  cs: { kind: 'curbside', codeName: 'cs' },
  sd: { kind: 'delivery', codeName: 'sd' },
  scd: { kind: 'scheduled', codeName: 'scd' },
} as const
type Way = keyof typeof ways
type Terms = Parameters<typeof offeredTip>[0]

function aCart(given: { ways?: readonly Way[]; business?: object; tipCents?: number; isTipConfirmed?: boolean } = {}) {
  const { ways: used = ['scd'], business = {}, tipCents = 0, isTipConfirmed = false } = given
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the parts of a cart that tips are about
  return {
    business,
    cart: { tipCents, isTipConfirmed },
    fulfillments: new Map(used.map((way) => [way, ways[way]])),
  } as unknown as Terms
}

describe('a tip', () => {
  it.each<{ used: Way[]; own?: string[]; isTaken: boolean }>([
    { used: [], isTaken: false },
    { used: ['sp'], isTaken: false },
    { used: ['cs'], isTaken: true },
    { used: ['scd'], isTaken: true },
    { used: ['sd'], isTaken: true },
    { used: ['sp', 'scd'], isTaken: true },
    { used: ['sp'], own: ['sp'], isTaken: true },
    { used: ['scd'], own: ['sp'], isTaken: false },
    { used: ['scd'], own: [], isTaken: false },
  ])('is taken for $used in a store that names $own: $isTaken', ({ used, own, isTaken }) => {
    const business = own ? { tipFulfillments: own } : {}
    expect(takesTip(aCart({ ways: used, business }))).toBe(isTaken)
  })

  it.each([
    { amount: 0, cents: 0 },
    { amount: 4.35, cents: 435 },
    { amount: 500, cents: 50_000 },
    { amount: 20, business: { maxTipAmount: 20 }, cents: 2000 },
    { amount: 0, business: { tipFulfillments: [] }, cents: 0 },
  ])('T23 of $amount is $cents cents', ({ amount, business, cents }) => {
    expect(tipCentsOf(aCart({ business }), amount)).toBe(cents)
  })

  it.each([
    { amount: 500.01 },
    { amount: 20.01, business: { maxTipAmount: 20 } },
    { amount: 0.01, business: { maxTipAmount: 0 } },
    { amount: 1, business: { tipFulfillments: [] } },
  ])('T23 of $amount is refused by a store with $business', ({ amount, business }) => {
    expect(() => tipCentsOf(aCart({ business }), amount)).toThrow(expect.objectContaining({ code: 'CRT_TIP' }))
  })

  it.each([
    { given: { tipCents: 300 }, cents: 300 },
    { given: { tipCents: 300, ways: ['sp'] as const }, cents: 0 },
    { given: { tipCents: 3000, business: { maxTipAmount: 20 } }, cents: 2000 },
  ])('counts as far as the cart takes it now: $cents', ({ given, cents }) => {
    expect(tipCentsIn(aCart(given))).toBe(cents)
  })

  it('is offered in shares of the goods, no higher than the store takes', () => {
    expect(offeredTip(aCart({ business: { tipPercents: [5, 18, 50], maxTipAmount: 4 } }), 2110)).toEqual({
      isConfirmed: false,
      options: [
        { percent: 5, amount: 1.06 },
        { percent: 18, amount: 3.8 },
      ],
      maxAmount: 4,
    })
    expect(offeredTip(aCart({ isTipConfirmed: true }), 1000)).toMatchObject({
      isConfirmed: true,
      options: [{ amount: 1 }, { amount: 1.5 }, { amount: 2 }],
      maxAmount: 500,
    })
    expect(offeredTip(aCart({ ways: ['sp'] }), 1000)).toBeNull()
  })
})
