import { toAmount, toCents } from '@aisle/api/money'
import { orderTotal, type OrderTotals } from '@aisle/api/order-totals'
import { expect, it } from 'vitest'
import { summaryLinesOf } from './order-totals.rules.ts'

const coupon = { couponID: '00000000-0000-4000-8000-000000000001', title: '$10 off $60', amount: 10 }

const totalsOf = (overrides: Partial<OrderTotals>): OrderTotals => ({
  subTotal: 64.15,
  discountAmount: 0,
  taxes: [{ name: 'Sales tax', amount: 3.79 }],
  taxAmount: 3.79,
  tipAmount: 2,
  shippingRate: 0,
  deliveryCharge: 4.99,
  additionalCharges: [],
  finalPayAmount: 69.94,
  ...overrides,
})

const reductionsIn = (totals: OrderTotals) =>
  summaryLinesOf(totals)
    .filter(({ amount }) => amount < 0)
    .map(({ label, amount }) => [label, amount])

it.each([
  { why: 'nothing is taken off', given: {}, lines: [] },
  {
    why: 'discounts have no name',
    given: { discountAmount: 3.1, finalPayAmount: 66.84 },
    lines: [['Discounts', -3.1]],
  },
  {
    why: 'a coupon is all there is: it is not told twice',
    given: { discountAmount: 10, coupons: [coupon], finalPayAmount: 59.94 },
    lines: [['$10 off $60', -10]],
  },
  {
    why: 'more than the coupon is taken off',
    given: { discountAmount: 13.1, coupons: [coupon], finalPayAmount: 56.84 },
    lines: [
      ['$10 off $60', -10],
      ['Other discounts', -3.1],
    ],
  },
])('names what is taken off and adds up to the total when $why', ({ given, lines }) => {
  const totals = totalsOf(given)

  expect(reductionsIn(totals)).toEqual(lines)
  const sum = summaryLinesOf(totals).reduce((cents, { amount }) => cents + toCents(amount), 0)
  expect(toAmount(sum)).toBe(orderTotal(totals))
})
