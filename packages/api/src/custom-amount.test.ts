import { describe, expect, it } from 'vitest'
import { clampCurrency, customAmountError } from './custom-amount.ts'

const bounds = { min: 10, max: 500 }

it.each([
  ['10', undefined],
  ['500', undefined],
  ['9', 'Please enter the amount between 10 and 500'],
  ['501', 'Please enter the amount between 10 and 500'],
  ['12.5', 'Please enter a valid number'],
  ['-20', 'Please enter a valid number'],
  ['', 'Please enter a valid number'],
])('says of the custom amount "%s": %s', (text, error) => {
  expect(customAmountError(text, bounds)).toBe(error)
})

describe('a currency field', () => {
  it.each([
    ['', undefined, undefined],
    ['25.50', 25.5, undefined],
    ['.5', 10, 'Please enter an amount greater than 10'],
    ['9.99', 10, 'Please enter an amount greater than 10'],
    ['500.01', 500, 'Please enter an amount less than 500'],
    ['1.2.3', undefined, 'Please enter a valid number'],
    ['.', undefined, 'Please enter a valid number'],
    ['1e3', undefined, 'Please enter a valid number'],
  ])('holds "%s" as %s and says %s', (text, amount, error) => {
    expect(clampCurrency(text, bounds)).toEqual({ amount, error })
  })
})
