import { describe, expect, it } from 'vitest'
import { aFulfillment, aLine, aPricing } from './pricing.builder.ts'
import { priceOrder } from './pricing.rules.ts'

describe('tax', () => {
  it('is rounded once for all lines of a class', () => {
    const lines = ['a', 'b', 'c'].map((lineId) => aLine({ lineId, regularCents: 33 }))
    const priced = priceOrder(aPricing({ lines, taxRates: [{ taxClass: 'food', name: 'Tax', ratePercent: 10 }] }))
    expect(priced.taxCents).toBe(10)
    expect([...priced.lines.values()].reduce((sum, line) => sum + line.taxCents, 0)).toBe(10)
  })

  it('is not taken on gift cards', () => {
    const taxRates = [{ taxClass: 'food', name: 'Tax', ratePercent: 10 }]
    expect(priceOrder(aPricing({ lines: [aLine({ isGiftCard: true })], taxRates })).taxCents).toBe(0)
  })
})

describe('the total', () => {
  it('has the delivery charge beside what remains to pay', () => {
    const priced = priceOrder(aPricing({ fulfillments: [aFulfillment({ deliveryCents: 599 })] }))
    expect(priced).toMatchObject({ finalPayCents: 1000, deliveryCents: 599, totalCents: 1599 })
  })

  it('charges no delivery and no minimum for a fulfillment that no line uses', () => {
    const unused = aFulfillment({
      fulfillmentMethodId: 'other',
      deliveryCents: 599,
      minCheckoutCents: 1,
      fixedChargeCents: 9,
    })
    expect(priceOrder(aPricing({ fulfillments: [aFulfillment(), unused] })).totalCents).toBe(1000)
  })

  it('uses loyalty dollars and gift cards no further than the sum', () => {
    const giftCards = [
      { giftCardId: 'a', cents: 900 },
      { giftCardId: 'b', cents: 900 },
    ]
    const priced = priceOrder(aPricing({ loyaltyCents: 300, giftCards }))
    expect(priced).toMatchObject({ loyaltyCents: 300, giftCardCents: 700, finalPayCents: 0 })
    expect(Object.fromEntries(priced.giftCards)).toEqual({ a: 700, b: 0 })
  })

  it.each([
    { loyalty: 0, card: 0, goodsLeft: 1000, paid: { loyaltyCents: 0, giftCardCents: 0 }, total: 1599 },
    { loyalty: 0, card: 900, goodsLeft: 100, paid: { loyaltyCents: 0, giftCardCents: 0 }, total: 699 },
    { loyalty: 0, card: 1200, goodsLeft: 0, paid: { loyaltyCents: 0, giftCardCents: 200 }, total: 399 },
    { loyalty: 1200, card: 0, goodsLeft: 0, paid: { loyaltyCents: 200, giftCardCents: 0 }, total: 399 },
    { loyalty: 1100, card: 900, goodsLeft: 0, paid: { loyaltyCents: 100, giftCardCents: 499 }, total: 0 },
    { loyalty: 5000, card: 5000, goodsLeft: 0, paid: { loyaltyCents: 599, giftCardCents: 0 }, total: 0 },
  ])('ADR 26: balances of $loyalty and $card pay the delivery with what the goods leave', (given) => {
    const priced = priceOrder(
      aPricing({
        fulfillments: [aFulfillment({ deliveryCents: 599 })],
        loyaltyCents: given.loyalty,
        giftCards: [{ giftCardId: 'a', cents: given.card }],
      }),
    )
    expect(priced).toMatchObject({
      finalPayCents: given.goodsLeft,
      deliveryCents: 599,
      deliveryPaid: given.paid,
      totalCents: given.total,
    })
    expect(priced.loyaltyCents + priced.giftCardCents + priced.totalCents).toBe(1599)
    expect(priced.giftCards.get('a')).toBe(priced.giftCardCents)
  })
})

it('is as the example of docs/pricing.md says', () => {
  const priced = priceOrder(
    aPricing({
      lines: [
        aLine({ lineId: 'milk', qty: 2, regularCents: 399, taxClass: 'food' }),
        aLine({ lineId: 'lamp', qty: 1, regularCents: 2000, taxClass: 'general' }),
      ],
      fulfillments: [aFulfillment({ minCheckoutCents: 4000, fixedChargeCents: 499 })],
      taxRates: [
        { taxClass: 'food', name: 'State', ratePercent: 4 },
        { taxClass: 'general', name: 'State', ratePercent: 4 },
        { taxClass: 'general', name: 'City', ratePercent: 4.875 },
      ],
      coupon: { couponId: 'coupon', kind: 'percent', value: 1000, minSubtotalCents: 0, maxDiscountCents: null },
      tipCents: 200,
      loyaltyCents: 500,
      giftCards: [{ giftCardId: 'card', cents: 1000 }],
    }),
  )
  expect(priced).toMatchObject({ subtotalCents: 2798, couponCents: 280, chargesCents: 499, totalCents: 1906 })
  expect(priced.taxes.map(({ name, cents }) => [name, cents])).toEqual([
    ['City', 88],
    ['State', 101],
  ])
  expect(priced.lines.get('milk')).toMatchObject({ couponCents: 80 })
})
