import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { chosenAmountSchema, formatCompactMoney, formatMoney, toAmount, toCents } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [12.5, '$12.50'],
    [1234.5, '$1,234.50'],
    [-3, '- $3.00'],
    [-1234.567, '- $1,234.57'],
    [-0.001, '$0.00'],
    [0.005, '$0.01'],
    [999_999.99, '$999,999.99'],
    [Number.NaN, '$0.00'],
    [Number.POSITIVE_INFINITY, '$0.00'],
    [null, '$0.00'],
    [undefined, '$0.00'],
  ])('shows %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  it.each([
    [2, '+ $2.00'],
    [-2, '- $2.00'],
    [0, '$0.00'],
    [0.001, '$0.00'],
    [null, '$0.00'],
  ])('shows %s with its sign as %s', (amount, text) => {
    expect(formatMoney(amount, { signed: true })).toBe(text)
  })
})

describe('formatCompactMoney', () => {
  it.each([
    [999, '$999.00'],
    [999.01, '$1.00k'],
    [1000, '$1.00k'],
    [12_345, '$12.35k'],
    [-12_345, '- $12.35k'],
    [-0, '$0.00'],
    [Number.NaN, '$0.00'],
    [Number.NEGATIVE_INFINITY, '$0.00'],
    [null, '$0.00'],
  ])('shows %s as %s', (amount, text) => {
    expect(formatCompactMoney(amount)).toBe(text)
  })
})

describe('toCents', () => {
  it.each([
    [12.99, 1299],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [10.075, 1008],
    [-1.005, -101],
    [-0, 0],
    [-0.001, 0],
    [4.35, 435],
    [90_071_992.54, 9_007_199_254],
  ])('turns %s dollars into %s cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  it('gives back every amount that comes from cents', () => {
    const cents = Array.from({ length: 100_000 }, (_, index) => index * 7)

    expect(cents.filter((value) => toCents(toAmount(value)) !== value)).toEqual([])
  })
})

it.each([
  [0, true],
  [12.34, true],
  [1_000_000.99, true],
  [-0.01, false],
  [1.005, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('an amount of %s that a shopper chose is usable: %s', (amount, isUsable) => {
  expect(z.safeParse(chosenAmountSchema, amount).success).toBe(isUsable)
})
