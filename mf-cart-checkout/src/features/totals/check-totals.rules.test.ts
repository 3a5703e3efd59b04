import type { CartDetail } from '@aisle/api/cart-detail'
import { aCart, aCartItem, id } from '@aisle/platform/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrongFigures } from './check-totals.rules.ts'

const dollars = (cents: number) => cents / 100
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const cents = (max: number) => fc.integer({ min: 0, max })

const line = fc.record({
  qty: fc.integer({ min: 1, max: 99 }),
  price: cents(100_000),
  saved: cents(5000),
  /** pieces that a deal makes cheaper, and by how much */
  rewarded: cents(3),
  off: fc.integer({ min: 1, max: 500 }),
  linked: cents(50),
})
const group = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  minimum: fc.option(cents(50_000)),
  fixed: fc.option(cents(2000)),
  shipping: cents(3000),
})
const shares = fc.record({ discount: cents(100), loyalty: cents(100), cards: cents(100), delivery: cents(100) })
const carts = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  taxes: fc.array(cents(9000), { maxLength: 2 }),
  tip: cents(5000),
  delivery: cents(900),
  hasCoupon: fc.boolean(),
  shares,
})
type Given = typeof carts extends fc.Arbitrary<infer Value> ? Value : never
type Group = Given['groups'][number]

/** A cart as the store's documents have it, in which all figures are what they consist of. */
function cartOf({ groups, taxes, tip, delivery, hasCoupon, shares: share }: Given): CartDetail {
  const goods = sum(groups.map(goodsOf))
  const discount = Math.floor((goods * share.discount) / 100)
  const charges = groups.map(chargeOf)
  const shipping = sum(groups.map((one) => one.shipping))
  const due = goods - discount + sum(taxes) + tip + shipping + sum(charges)
  const loyalty = Math.floor((due * share.loyalty) / 100)
  const cards = Math.floor(((due - loyalty) * share.cards) / 100)
  // What is left of the balances pays the delivery, where they have paid for all else.
  const ofDelivery = due === loyalty + cards ? Math.floor((delivery * share.delivery) / 100) : 0
  return aCart([], {
    subTotalDisplay: dollars(goods),
    fulfillments: Object.fromEntries(groups.map((one, index) => [id(index), fulfillmentOf(one, index)])),
    orderSummary: {
      subTotal: dollars(goods),
      discountAmount: dollars(discount),
      coupons: hasCoupon ? [{ couponID: id(90), title: 'Welcome', amount: dollars(discount) }] : [],
      taxes: taxes.map((tax) => ({ name: 'Tax', amount: dollars(tax) })),
      taxAmount: dollars(sum(taxes)),
      tipAmount: dollars(tip),
      shippingRate: dollars(shipping),
      deliveryCharge: dollars(delivery),
      additionalCharges: charges.filter((one) => one > 0).map(charge),
      loyaltyDollars: dollars(loyalty),
      giftCardAmount: dollars(cards + ofDelivery),
      deliveryPaid: { loyaltyDollars: 0, giftCardAmount: dollars(ofDelivery) },
      finalPayAmount: dollars(due - loyalty - cards),
    },
  })
}

type GivenLine = Group['lines'][number]

/** At least one piece stays at the price of the line; nothing costs less than nothing. */
const rewardedOf = ({ qty, price, rewarded, off }: GivenLine) =>
  price === 0 || qty === 1 || rewarded === 0
    ? []
    : [{ qty: Math.min(rewarded, qty - 1), cents: Math.max(0, price - off) }]
const rewardOf = (one: GivenLine) => sum(rewardedOf(one).map((portion) => portion.qty * (one.price - portion.cents)))
const goodsOf = ({ lines }: Group) => sum(lines.map((one) => one.qty * (one.price + one.linked) - rewardOf(one)))
const chargeOf = (one: Group) =>
  one.minimum === null || goodsOf(one) + one.shipping > one.minimum ? 0 : (one.fixed ?? 0)
const charge = (amount: number) => ({ addChargeType: 1, chargeAmount: dollars(amount) })

function fulfillmentOf(one: Group, index: number): CartDetail['fulfillments'][string] {
  const items = one.lines.map((given, number) => {
    const { qty, price, saved, linked } = given
    const reward = rewardOf(given)
    return aCartItem({
      orderLineItemID: id(100 * index + number),
      qty,
      price: dollars(price),
      regularPrice: saved > 0 || reward > 0 ? dollars(price + saved) : null,
      discountAmount: dollars(qty * saved + reward),
      rewarded: rewardedOf(given).map((portion) => ({ qty: portion.qty, price: dollars(portion.cents) })),
      totalPrice: dollars(qty * price - reward),
      linkedProducts: [
        {
          orderLineItemID: id(70),
          productId: id(71),
          title: 'Deposit',
          price: dollars(linked),
          qty,
          totalPrice: dollars(qty * linked),
        },
      ],
    })
  })
  return {
    fulfillmentMethodID: id(index),
    codeName: 'sp',
    shoppingCartItems: Object.fromEntries(items.map((item) => [item.orderLineItemID, item])),
    totalQTY: items.length,
    totalAmount: dollars(goodsOf(one)),
    minCheckoutAmount: one.minimum === null ? null : dollars(one.minimum),
    fixedCharge: one.fixed === null ? null : dollars(one.fixed),
    additionalCharges: chargeOf(one) > 0 ? [charge(chargeOf(one))] : [],
  }
}

/** What can be a cent off: every figure that others are made of. */
const spoiled: Readonly<Record<string, (cart: CartDetail, by: number) => CartDetail>> = {
  subtotal: (cart, by) => withSums(cart, { subTotal: cart.orderSummary.subTotal + by }),
  'subtotal of the cart': (cart, by) => ({ ...cart, subTotalDisplay: cart.subTotalDisplay + by }),
  discount: (cart, by) => withSums(cart, { discountAmount: cart.orderSummary.discountAmount + by }),
  tax: (cart, by) => withSums(cart, { taxAmount: cart.orderSummary.taxAmount + by }),
  'one of the taxes': (cart, by) =>
    withSums(cart, { taxes: [...cart.orderSummary.taxes, { name: 'City', amount: by }] }),
  tip: (cart, by) => withSums(cart, { tipAmount: cart.orderSummary.tipAmount + by }),
  shipping: (cart, by) => withSums(cart, { shippingRate: cart.orderSummary.shippingRate + by }),
  charge: (cart, by) =>
    withSums(cart, { additionalCharges: [...cart.orderSummary.additionalCharges, charge(by * 100)] }),
  loyalty: (cart, by) => withSums(cart, { loyaltyDollars: (cart.orderSummary.loyaltyDollars ?? 0) + by }),
  'gift cards': (cart, by) => withSums(cart, { giftCardAmount: (cart.orderSummary.giftCardAmount ?? 0) + by }),
  'paid of the delivery': (cart, by) => {
    const { deliveryCharge = 0 } = cart.orderSummary
    return withSums(cart, { deliveryPaid: { loyaltyDollars: 0, giftCardAmount: deliveryCharge + Math.abs(by) } })
  },
  total: (cart, by) => withSums(cart, { finalPayAmount: cart.orderSummary.finalPayAmount + by }),
  'total of a way to get the goods': (cart, by) =>
    withGroup(cart, (one) => ({ ...one, totalAmount: one.totalAmount + by })),
  'total of a line': (cart, by) => withLine(cart, (item) => ({ ...item, totalPrice: item.totalPrice + by })),
  'price of a line': (cart, by) => withLine(cart, (item) => ({ ...item, price: item.price + by })),
  'quantity of a line': (cart) => withLine(cart, (item) => ({ ...item, qty: item.qty + 1, price: item.price + 0.01 })),
  'what came along': (cart, by) =>
    withLine(cart, (item) => ({
      ...item,
      linkedProducts: (item.linkedProducts ?? []).map((linked) => ({ ...linked, totalPrice: linked.totalPrice + by })),
    })),
}

const withSums = (cart: CartDetail, sums: Partial<CartDetail['orderSummary']>): CartDetail => ({
  ...cart,
  orderSummary: { ...cart.orderSummary, ...sums },
})
type Fulfillment = CartDetail['fulfillments'][string]
const withGroup = (cart: CartDetail, change: (one: Fulfillment) => Fulfillment): CartDetail => ({
  ...cart,
  fulfillments: Object.fromEntries(
    Object.entries(cart.fulfillments).map(([key, one], index) => [key, index === 0 ? change(one) : one]),
  ),
})
type Line = Fulfillment['shoppingCartItems'][string]
const withLine = (cart: CartDetail, change: (line: Line) => Line) =>
  withGroup(cart, (one) => ({
    ...one,
    shoppingCartItems: Object.fromEntries(
      Object.entries(one.shoppingCartItems).map(([key, item], index) => [key, index === 0 ? change(item) : item]),
    ),
  }))

it('G15 finds nothing wrong with a cart whose figures are what they consist of', () => {
  fc.assert(
    fc.property(carts, (given) => {
      expect(wrongFigures(cartOf(given))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

it.each(Object.entries(spoiled))('G15 finds a cent too much or too little: %s', (_, spoil) => {
  fc.assert(
    fc.property(carts, fc.constantFrom(0.01, -0.01), (given, by) => {
      expect(wrongFigures(spoil(cartOf(given), by))).not.toEqual([])
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
