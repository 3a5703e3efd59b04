import { describe, expect, it } from 'vitest'
import { noticesOf, outcomeOf } from './change-location.rules.ts'

describe('what becomes of a line', () => {
  it.each([
    [{ oldQty: 2, newQty: 2, oldCents: 399, newCents: 399 }, 'kept'],
    [{ oldQty: 2, newQty: 2, oldCents: 399, newCents: 379 }, 'price'],
    [{ oldQty: 2, newQty: 1, oldCents: 399, newCents: 379 }, 'limit'],
    [{ oldQty: 2, newQty: 0, oldCents: 399, newCents: 399 }, 'unavailable'],
  ] as const)('of %o is %s', (figures, outcome) => {
    expect(outcomeOf(figures)).toBe(outcome)
  })
})

const aLine = {
  orderLineItemID: 'l',
  productID: 'p',
  title: 'Milk',
  image: null,
  outcome: 'limit',
  oldPrice: 3.99,
  newPrice: 3.99,
  oldQty: 4,
  newQty: 2,
} as const

describe('what a shopper is told after a move', () => {
  it('is nothing where all came along as it was', () => {
    expect(noticesOf([{ ...aLine, outcome: 'kept', newQty: 4 }], [])).toEqual([])
  })

  it('names the lines that changed by what happened to them, and what was lost', () => {
    const lines = [aLine, { ...aLine, outcome: 'unavailable', title: 'Bread', newQty: 0 } as const]
    const losses = [{ code: 'slot', text: 'Your time.' }]
    expect(noticesOf(lines, losses)).toMatchObject([
      { code: 'unavailable', lines: [{ title: 'Bread', oldQty: 4, newQty: 0 }] },
      { code: 'limit', lines: [{ title: 'Milk', oldQty: 4, newQty: 2 }] },
      { code: 'slot', text: 'Your time.', lines: [] },
    ])
  })
})
