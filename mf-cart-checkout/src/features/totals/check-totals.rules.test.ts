import { aCart, aCartItem, id } from '@aisle/platform/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrongFigures } from './check-totals.rules.ts'
import { charge, soundCarts } from './sound-cart.builder.ts'
import { spoiled, withGroup, withSums } from './spoiled-cart.builder.ts'

it('G15 finds nothing wrong with a cart whose figures are what they consist of', () => {
  fc.assert(
    fc.property(soundCarts, (cart) => {
      expect(wrongFigures(cart)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

it.each(Object.entries(spoiled))('G15 finds a cent too much or too little: %s', (_, spoil) => {
  fc.assert(
    fc.property(soundCarts, fc.constantFrom(0.01, -0.01), (cart, by) => {
      expect(wrongFigures(spoil(cart, by))).not.toEqual([])
    }),
    { numRuns: 200 },
  )
})

const minimum = (amount: number, fixed: number | null) => ({ minCheckoutAmount: amount, fixedCharge: fixed })
it.each([
  {
    why: 'is below its minimum and charged',
    group: { ...minimum(20, 3), additionalCharges: [charge(300)] },
    wrong: false,
  },
  { why: 'is below its minimum and not charged', group: minimum(20, 3), wrong: true },
  { why: 'is at its minimum', group: { ...minimum(10, 3), additionalCharges: [charge(300)] }, wrong: false },
  {
    why: 'is above its minimum and charged',
    group: { ...minimum(9, 3), additionalCharges: [charge(300)] },
    wrong: true,
  },
  { why: 'has no minimum and is charged', group: { additionalCharges: [charge(300)] }, wrong: true },
  { why: 'is charged another sum', group: { ...minimum(20, 3), additionalCharges: [charge(200)] }, wrong: true },
  { why: 'has no fixed charge', group: minimum(20, null), wrong: false },
])('holds the minimum charge for wrong ($wrong) where a way $why', ({ group: change, wrong }) => {
  const cart = withGroup(aCart([aCartItem({ price: 10 })]), (one) => ({ ...one, ...change }))

  expect(wrongFigures(cart).includes('minimum charges')).toBe(wrong)
})

it.each([Number.NaN, Infinity, 0.001, -1])('takes %d for no amount', (amount) => {
  expect(wrongFigures(withSums(aCart(), { tipAmount: amount }))).not.toEqual([])
})

it.each([
  { why: 'one of three pieces at its price', qty: 3, rewarded: [{ qty: 1, price: 2 }], total: 10, isRight: true },
  {
    why: 'pieces at two prices',
    qty: 3,
    rewarded: [
      { qty: 1, price: 2 },
      { qty: 1, price: 3 },
    ],
    total: 9,
    isRight: true,
  },
  { why: 'a cent less than its pieces', qty: 3, rewarded: [{ qty: 1, price: 2 }], total: 9.99, isRight: false },
  {
    why: 'more pieces at its price than there are',
    qty: 1,
    rewarded: [{ qty: 2, price: 2 }],
    total: 0,
    isRight: false,
  },
  { why: 'a reward that costs more', qty: 2, rewarded: [{ qty: 1, price: 5 }], total: 9, isRight: false },
  { why: 'no piece at its price', qty: 2, rewarded: [{ qty: 0, price: 1 }], total: 8, isRight: false },
])('2§4 a deal that something else earns, with $why: right is $isRight', ({ qty, rewarded, total, isRight }) => {
  const line = aCartItem({
    qty,
    price: 4,
    regularPrice: 4,
    discountAmount: 4 * qty - total,
    rewarded,
    totalPrice: total,
  })
  const group = { fulfillmentMethodID: id(1), codeName: 'sp', totalQTY: qty, totalAmount: total }
  const cart = aCart([], {
    subTotalDisplay: total,
    fulfillments: { [id(1)]: { ...group, shoppingCartItems: { [line.orderLineItemID]: line } } },
    orderSummary: { ...aCart([]).orderSummary, subTotal: total, taxAmount: 0, taxes: [], finalPayAmount: total },
  })
  expect(wrongFigures(cart).includes('lines')).toBe(!isRight)
  expect(wrongFigures(cart).length === 0).toBe(isRight)
})
