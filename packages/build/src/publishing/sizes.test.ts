import { describe, expect, it } from 'vitest'
import { readBudgets } from './budgets.ts'
import { isBeyond, remotePages } from './sizes.ts'

const KIB = 1024
const measured = [
  { what: 'mf-cart-checkout', bytes: 4 * KIB, budget: 14 },
  { what: 'mf-cart-checkout cart', bytes: 20 * KIB, budget: 30 },
]

describe('what a remote brings of its own until a page shows', () => {
  it.each([
    { budget: 24, isOver: false },
    { budget: 23.9, isOver: true },
  ])('counts the entry and is beyond $budget KiB: $isOver', ({ budget, isOver }) => {
    const rows = remotePages(measured, { remotePages: { 'mf-cart-checkout cart': budget } })

    expect(rows).toEqual([{ what: 'mf-cart-checkout cart, entry included', bytes: 24 * KIB, budget }])
    expect(rows.some(isBeyond)).toBe(isOver)
  })

  it('refuses a budget of a page that is not there', () => {
    expect(() => remotePages(measured, { remotePages: { 'mf-cart-checkout basket': 25 } })).toThrow(
      'There is a budget for mf-cart-checkout basket, which is no page of a remote.',
    )
  })

  it('has at most 25 kB for the cart and 35 kB for the first step of the checkout', () => {
    const { remotePages: pages } = readBudgets()

    expect((pages['mf-cart-checkout cart'] ?? Infinity) * KIB).toBeLessThanOrEqual(25_000)
    expect((pages['mf-cart-checkout checkout'] ?? Infinity) * KIB).toBeLessThanOrEqual(35_000)
  })
})
