import { expect, it } from 'vitest'
import { couponCents } from './coupon.rules.ts'

const coupon = { couponId: 'c', kind: 'amount', value: 500, minSubtotalCents: 1000, maxDiscountCents: null } as const

it.each([
  { terms: {}, goods: 999, off: 0 },
  { terms: {}, goods: 1000, off: 500 },
  { terms: { value: 5000 }, goods: 1200, off: 1200 },
  { terms: { kind: 'percent', value: 1000 } as const, goods: 2005, off: 201 },
  { terms: { kind: 'percent', value: 5000, maxDiscountCents: 300 } as const, goods: 2000, off: 300 },
])('takes $off off $goods', ({ terms, goods, off }) => {
  expect(couponCents({ ...coupon, ...terms }, goods)).toBe(off)
})
