import { toAmount, toCents } from '@aisle/api/money'
import { orderTotal, type OrderTotals } from '@aisle/api/order-totals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder } from '../../pricing/pricing.rules.ts'
import { presentTotals } from '../../pricing/totals.presenter.ts'
import { refundOf, splitRefund, sumsOfLines } from '../refund/refund.rules.ts'
import { sumOfCards, totalsWithout } from './totals-without.rules.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1000)
const rates = [
  { taxClass: 'food', name: 'State', ratePercent: 4 },
  { taxClass: 'general', name: 'State', ratePercent: 4 },
  { taxClass: 'general', name: 'City', ratePercent: 4.875 },
]
const cents = (max: number) => fc.integer({ min: 0, max })
const orders = fc.record({
  lines: fc.array(
    fc.record({
      regularCents: fc.integer({ min: 1, max: 4999 }),
      qty: fc.integer({ min: 1, max: 9 }),
      taxClass: fc.constantFrom('food', 'general', 'untaxed'),
      isGone: fc.boolean(),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  coupon: cents(4000),
  tipCents: cents(900),
  loyaltyCents: cents(9000),
  cards: fc.tuple(cents(6000), cents(6000)),
  shippingCents: cents(900),
  deliveryCents: cents(900),
})
type Order = typeof orders extends fc.Arbitrary<infer Value> ? Value : never

function placed({ lines, coupon, cards, shippingCents, deliveryCents, ...others }: Order) {
  const offer = { title: '', couponId: 'c', code: null, maxDiscountCents: null, minSubtotalCents: 0 }
  const pricing = priceOrder({
    ...others,
    lines: lines.map(({ isGone: _isGone, ...line }, index) => ({
      ...line,
      lineId: `${index}`,
      fulfillmentMethodId: 'm',
      rules: [],
      deals: [],
      isGiftCard: false,
    })),
    fulfillments: [
      { fulfillmentMethodId: 'm', shippingCents, deliveryCents, minCheckoutCents: null, fixedChargeCents: 0 },
    ],
    taxRates: rates,
    coupon: { ...offer, kind: 'amount', value: coupon },
    giftCards: cards.map((value, index) => ({ giftCardId: `${index}`, cents: value })),
  })
  const totals = presentTotals(pricing, coupon > 0 ? offer : undefined)
  const ordered = lines.map(({ taxClass }, index) => {
    const { totalCents = 0, taxCents = 0 } = pricing.lines.get(`${index}`) ?? {}
    return { orderLineId: `${index}`, totalCents, taxCents, taxClass, isGiftCard: false }
  })
  return { pricing, totals, ordered }
}

function takeOut(order: Order) {
  const { pricing, totals, ordered } = placed(order)
  const gone = new Set(order.lines.flatMap(({ isGone }, index) => (isGone ? [`${index}`] : [])))
  const sums = sumsOfLines(ordered, gone, pricing.couponCents)
  const refunded = splitRefund(refundOf(sums), {
    giftCards: [...pricing.giftCards].map(([giftCardId, value]) => ({ giftCardId, cents: value })),
    loyaltyCents: pricing.loyaltyCents,
    cardCents: pricing.totalCents,
  })
  const lines = ordered.filter(({ orderLineId }) => gone.has(orderLineId))
  return { totals, sums, refunded, left: totalsWithout(totals, { lines, sums, refunded }, rates) }
}

const amountsOf = (totals: OrderTotals) => [
  totals.subTotal,
  totals.discountAmount,
  totals.taxAmount,
  totals.loyaltyDollars ?? 0,
  totals.giftCardAmount ?? 0,
  totals.finalPayAmount,
  totals.deliveryPaid?.loyaltyDollars ?? 0,
  totals.deliveryPaid?.giftCardAmount ?? 0,
  orderTotal(totals),
  ...totals.taxes.map(({ amount }) => amount),
]

describe('G15 the sums of an order without some of its lines', () => {
  it('fall by just what comes back, add up, and never below nothing', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { totals, sums, refunded, left } = takeOut(order)
        const paid = (of: OrderTotals) =>
          toCents(orderTotal(of)) + toCents(of.loyaltyDollars ?? 0) + toCents(of.giftCardAmount ?? 0)
        expect(paid(totals) - paid(left)).toBe(refundOf(sums))
        expect(toCents(orderTotal(totals)) - toCents(orderTotal(left))).toBe(refunded.cardCents)
        expect(toCents(totals.giftCardAmount ?? 0) - toCents(left.giftCardAmount ?? 0)).toBe(
          sumOfCards(refunded.giftCards),
        )
        expect(left.taxes.reduce((all, { amount }) => all + toCents(amount), 0)).toBe(toCents(left.taxAmount))
        expect(left.coupons?.map(({ amount }) => amount) ?? []).toEqual(
          left.coupons?.map(() => left.discountAmount) ?? [],
        )
        expect(Math.min(...amountsOf(left))).toBeGreaterThanOrEqual(0)
        expect([left.tipAmount, left.shippingRate, left.deliveryCharge]).toEqual([
          totals.tipAmount,
          totals.shippingRate,
          totals.deliveryCharge,
        ])
      }),
      { numRuns: RUNS },
    )
  })

  it('let balances pay the goods first, and the delivery with what is left', () => {
    const line = { qty: 1, taxClass: 'untaxed', isGone: false } as const
    const lines = [
      { ...line, regularCents: 1700 },
      { ...line, regularCents: 300, isGone: true },
    ]
    const others = { coupon: 0, tipCents: 0, shippingCents: 0, deliveryCents: 500 }
    const { left } = takeOut({ ...others, lines, loyaltyCents: 2000, cards: [500, 0] })
    expect(left).toMatchObject({
      loyaltyDollars: 20,
      giftCardAmount: 2,
      deliveryPaid: { loyaltyDollars: 3, giftCardAmount: 2 },
      finalPayAmount: 0,
    })
    expect(orderTotal(left)).toBe(toAmount(0))
  })
})
