import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestUnitCents, type PriceRule, reducedCents } from './discount.rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const rule = fc.record<PriceRule>({
  kind: fc.constantFrom('percent', 'amount', 'price'),
  value: fc.integer({ min: 0, max: 10_000 }),
  minQty: fc.integer({ min: 1, max: 5 }),
})

describe('a reduction', () => {
  it.each([
    { kind: 'percent', value: 1250, costs: 349 },
    { kind: 'amount', value: 500, costs: 0 },
    { kind: 'price', value: 299, costs: 299 },
    { kind: 'price', value: 499, costs: 399 },
  ] as const)('by $kind $value makes 399 cents $costs', ({ kind, value, costs }) => {
    expect(reducedCents(399, { kind, value })).toBe(costs)
  })

  it('counts from its quantity on', () => {
    const three = { kind: 'percent', value: 1000, minQty: 3 } as const
    expect([2, 3].map((qty) => bestUnitCents(100, qty, [three]))).toEqual([100, 90])
  })

  it('never raises a price nor makes it negative or fractional', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9999 }), fc.array(rule), (price, qty, rules) => {
        const unit = bestUnitCents(price, qty, rules)
        expect(unit >= 0 && unit <= price && Number.isInteger(unit)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
