import { expect, it } from 'vitest'
import { missingForMinimum } from './minimum-order.rules.ts'

const charge = (chargeAmount: number) => ({ addChargeType: 2, chargeAmount })

it.each([
  { why: 'there is no minimum', given: { totalAmount: 0.01 }, tip: 0, missing: 0 },
  { why: 'the total is below', given: { minCheckoutAmount: 35, totalAmount: 34.99 }, tip: 0, missing: 0.01 },
  { why: 'the total equals it', given: { minCheckoutAmount: 35, totalAmount: 35 }, tip: 0, missing: 0 },
  { why: 'the tip fills it up', given: { minCheckoutAmount: 35, totalAmount: 33 }, tip: 2, missing: 0 },
  {
    why: 'charges fill it up',
    given: { minCheckoutAmount: 35, totalAmount: 30, additionalCharges: [charge(4.1), charge(0.9)] },
    tip: 0,
    missing: 0,
  },
  {
    why: 'a fixed charge stands in',
    given: { minCheckoutAmount: 35, totalAmount: 1, fixedCharge: 5 },
    tip: 0,
    missing: 0,
  },
  {
    why: 'a zero fixed charge does not',
    given: { minCheckoutAmount: 35, totalAmount: 30, fixedCharge: 0 },
    tip: 0,
    missing: 5,
  },
  { why: 'cents that floats cannot hold', given: { minCheckoutAmount: 0.3, totalAmount: 0.1 }, tip: 0.2, missing: 0 },
])('lacks $missing when $why', ({ given, tip, missing }) => {
  expect(missingForMinimum(given, tip)).toBe(missing)
})
