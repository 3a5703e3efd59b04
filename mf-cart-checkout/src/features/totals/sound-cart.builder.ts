import type { CartDetail } from '@aisle/api/cart-detail'
import { aCart, aCartItem, id } from '@aisle/platform/testing'
import fc from 'fast-check'

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
const figures = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  taxes: fc.array(cents(9000), { maxLength: 2 }),
  tip: cents(5000),
  delivery: cents(900),
  hasCoupon: fc.boolean(),
  shares,
})
type Given = typeof figures extends fc.Arbitrary<infer Value> ? Value : never
type Group = Given['groups'][number]

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
/** What an order below its minimum pays beside, of `amount` cents. */
export const charge = (amount: number) => ({ addChargeType: 1, chargeAmount: dollars(amount) })

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

/** Carts as the store's documents have them, in which all figures are what they consist of. */
export const soundCarts = figures.map(cartOf)
