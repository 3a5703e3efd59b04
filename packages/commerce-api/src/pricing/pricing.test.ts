import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBelowMinimum, isFixedChargeDropped } from './minimum-order.rules.ts'
import { bestLineTotal, bestUnitPrice, lineTotal, reducedPrice, type Reduction } from './reduction.rules.ts'
import { spread } from './spread.rules.ts'
import { taxLines } from './tax.rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const reduction = fc.record<Reduction>({
  kind: fc.constantFrom('percent', 'amount', 'price', 'free', 'per-product'),
  value: fc.integer({ min: 0, max: 10_000 }),
  minQty: fc.integer({ min: 1, max: 5 }),
  productPriceCents: fc.option(cents),
})

describe('reductions', () => {
  it.each([
    { reduction: { kind: 'percent', value: 1250, minQty: 1 } as const, price: 399, costs: 349 },
    { reduction: { kind: 'amount', value: 500, minQty: 1 } as const, price: 399, costs: 0 },
    { reduction: { kind: 'price', value: 299, minQty: 1 } as const, price: 399, costs: 299 },
    { reduction: { kind: 'price', value: 499, minQty: 1 } as const, price: 399, costs: 399 },
    { reduction: { kind: 'per-product', value: 0, minQty: 1, productPriceCents: 350 } as const, price: 399, costs: 350 },
  ])('make $price cents $costs under $reduction.kind', ({ reduction, price, costs }) => {
    expect(reducedPrice(price, reduction)).toBe(costs)
  })

  it('give one of three when two are bought', () => {
    const twoPlusOne = { kind: 'free', value: 1, minQty: 2 } as const
    expect([1, 2, 3, 5, 6].map((qty) => lineTotal(100, qty, twoPlusOne))).toEqual([100, 200, 200, 400, 400])
  })

  it('count from their quantity on', () => {
    const three = { kind: 'percent', value: 1000, minQty: 3 } as const
    expect([2, 3].map((qty) => lineTotal(100, qty, three))).toEqual([200, 270])
    expect(bestUnitPrice(100, [three])).toBe(100)
  })

  it('never raise a line nor make it negative', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 9999 }), fc.array(reduction), (price, qty, reductions) => {
        const total = bestLineTotal(price, qty, reductions)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(price * qty)
        expect(Number.isInteger(total)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('spreading', () => {
  it('adds up to the amount and gives no line more than it costs', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 20 }), (amount, lines) => {
        const parts = spread(amount, lines)
        const total = lines.reduce((sum, line) => sum + line, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, total))
        expect(parts.every((part, index) => part >= 0 && part <= (lines[index] ?? 0))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('taxes', () => {
  const rates = [
    { taxClass: 'general', name: 'Sales tax', ratePercent: 8.875 },
    { taxClass: 'food', name: 'Sales tax', ratePercent: 0 },
  ]

  it('are rounded once on the sum of what they apply to', () => {
    const amounts = [{ taxClass: 'general', cents: 999 }, { taxClass: 'general', cents: 1 }, { taxClass: 'food', cents: 500 }]
    expect(taxLines(amounts, rates)).toEqual([{ name: 'Sales tax', ratePercent: 8.875, cents: 89 }])
  })

  it('do not depend on the order of the lines', () => {
    const amount = fc.record({ taxClass: fc.constantFrom('general', 'food'), cents })
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(taxLines(amounts.toReversed(), rates)).toEqual(taxLines(amounts, rates))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the minimum of a checkout', () => {
  const check = { minCheckoutCents: 2500, totalCents: 2000, tipCents: 300, additionalChargesCents: 199, fixedChargeCents: null }

  it.each([
    { why: 'one cent is missing', given: {}, below: true },
    { why: 'it is met exactly', given: { additionalChargesCents: 200 }, below: false },
    { why: 'a fixed charge makes up for it', given: { fixedChargeCents: 499 }, below: false },
    { why: 'there is none', given: { minCheckoutCents: null }, below: false },
  ])('says below=$below when $why', ({ given, below }) => {
    expect(isBelowMinimum({ ...check, ...given })).toBe(below)
  })

  it('drops the fixed charge only when it is exceeded', () => {
    expect([2499, 2500, 2501].map((total) => isFixedChargeDropped(total, 2500))).toEqual([false, false, true])
  })
})
