import { expect, it } from 'vitest'
import { loyaltyDollarsOf, loyaltyState } from './loyalty-amount.rules.ts'

it.each([
  ['5', 5],
  ['0.01', 0.01],
  ['12.5', 12.5],
  ['4.999', 5],
])('takes %s as %d loyalty dollars', (text, dollars) => {
  expect(loyaltyDollarsOf(text, { redeemable: 12.5 })).toEqual({ dollars })
})

it.each([
  ['', 'above $0.00'],
  ['.', 'above $0.00'],
  ['0', 'above $0.00'],
  ['12.51', 'You have $12.50'],
  ['9999', 'You have $12.50'],
])('refuses "%s": %s', (text, why) => {
  expect(loyaltyDollarsOf(text, { redeemable: 12.5 }).error).toContain(why)
})

it.each([
  { asked: 0, used: 0, redeemable: 5, state: 'unused' },
  { asked: 5, used: 5, redeemable: 5, state: 'used' },
  { asked: 5, used: 2, redeemable: 5, state: 'used' },
  { asked: 5, used: 3, redeemable: 3, state: 'fewer' },
  { asked: 5, used: 0, redeemable: 0, state: 'fewer' },
])('tells that $asked of $redeemable are $state', ({ state, ...loyalty }) => {
  expect(loyaltyState(loyalty)).toBe(state)
})
