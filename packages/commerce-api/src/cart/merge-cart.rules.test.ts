import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayMerge, mergedQty } from './merge-cart.rules.ts'

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const qty = fc.integer({ min: 0, max: 9999 })
const limit = fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined })

describe('T12 whose a guest’s cart may become', () => {
  it.each([
    { guestEmail: undefined, customerEmail: 'ada@example.com', may: true },
    { guestEmail: undefined, customerEmail: undefined, may: true },
    { guestEmail: 'Ada@Example.com', customerEmail: 'ada@example.com', may: true },
    { guestEmail: 'ada@example.com', customerEmail: 'eve@example.com', may: false },
    { guestEmail: 'ada@example.com', customerEmail: undefined, may: false },
  ])('$guestEmail, signed in as $customerEmail: $may', ({ may, ...claim }) => {
    expect(mayMerge(claim)).toBe(may)
  })
})

describe('G15 T12 quantities of two carts together', () => {
  it.each([
    { own: 2, added: 3, most: 9, merged: 5 },
    { own: 2, added: 3, most: 4, merged: 4 },
    { own: 2, added: 3, most: undefined, merged: 5 },
    { own: 6000, added: 6000, most: undefined, merged: 9999 },
    { own: 2, added: 3, most: 0, merged: 3 },
  ])('$own and $added of $most are $merged', ({ own, added, most, merged }) => {
    expect(mergedQty(own, added, most)).toBe(merged)
  })

  it('are the same merged once or again, either way round, within the limit', () => {
    fc.assert(
      fc.property(qty, qty, limit, (own, added, most) => {
        const merged = mergedQty(own, added, most)
        expect(mergedQty(merged, 0, most)).toBe(merged)
        expect(mergedQty(added, own, most)).toBe(merged)
        expect(merged).toBeLessThanOrEqual(most === undefined || most === 0 ? 9999 : most)
        expect(merged).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })
})
