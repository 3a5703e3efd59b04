import { describe, expect, it } from 'vitest'
import { amountOf, optionOf, typedTip } from './tip-choice.rules.ts'

const tip = {
  isConfirmed: true,
  maxAmount: 50,
  options: [
    { percent: 10, amount: 2.11 },
    { percent: 15, amount: 3.17 },
  ],
}

describe('a tip', () => {
  it.each([
    { amount: 0, isConfirmed: false, option: undefined },
    { amount: 0, isConfirmed: true, option: 'none' },
    { amount: 2.11, isConfirmed: true, option: '10' },
    { amount: 3.17, isConfirmed: true, option: '15' },
    { amount: 4, isConfirmed: true, option: 'other' },
  ])('of $amount is the option $option', ({ amount, isConfirmed, option }) => {
    expect(optionOf({ ...tip, isConfirmed }, amount)).toBe(option)
  })

  it.each([
    ['none', 0],
    ['10', 2.11],
    ['15', 3.17],
    ['other', undefined],
  ])('of the option %s is %s dollars', (option, amount) => {
    expect(amountOf(tip, option)).toBe(amount)
  })

  it.each([
    ['0', 0],
    ['4.5', 4.5],
    ['50', 50],
  ])('typed as %s is %d dollars', (text, amount) => {
    expect(typedTip(text, tip)).toEqual({ amount })
  })

  it.each([
    ['', 'Type an amount.'],
    ['.', 'Type an amount.'],
    ['50.01', 'The tip can be up to $50.00.'],
  ])('typed as "%s" is refused: %s', (text, error) => {
    expect(typedTip(text, tip)).toEqual({ error })
  })
})
