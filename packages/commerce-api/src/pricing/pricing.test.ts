import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFulfillment, aLine, aPricing } from './pricing.builder.ts'
import { priceOrder } from './pricing.rules.ts'
import type { PricingInput } from './pricing.types.ts'

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

const cents = (max: number) => fc.integer({ min: 0, max })
const rule = fc.record({
  kind: fc.constantFrom('percent', 'amount', 'price'),
  value: cents(10_000),
  minQty: fc.integer({ min: 1, max: 5 }),
})
const deal = fc.oneof(
  fc.record({
    dealId: fc.constantFrom('two-for-one', 'one-for-one'),
    role: fc.constant('trigger' as const),
  }),
  fc.record({
    dealId: fc.constantFrom('two-for-one', 'one-for-one'),
    role: fc.constant('reward' as const),
    reduction: fc.record({ kind: fc.constantFrom('percent', 'amount', 'price'), value: cents(10_000) }),
  }),
)
const line = fc.record({
  fulfillmentMethodId: fc.constantFrom('pickup', 'delivery'),
  qty: fc.integer({ min: 1, max: 9999 }),
  regularCents: cents(100_000),
  taxClass: fc.constantFrom('food', 'general', 'untaxed'),
  rules: fc.array(rule, { maxLength: 3 }),
  deals: fc
    .uniqueArray(deal, { selector: ({ dealId }) => dealId, maxLength: 2 })
    .map((parts) =>
      parts.map((part) =>
        part.role === 'trigger' ? { ...part, perReward: part.dealId === 'two-for-one' ? 2 : 1 } : part,
      ),
    ),
  isGiftCard: fc.boolean(),
})
const orders: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc
    .array(line, { maxLength: 12 })
    .map((lines) => lines.map((one, index) => ({ ...one, lineId: `line-${index}` }))),
  fulfillments: fc.tuple(
    ...['pickup', 'delivery'].map((fulfillmentMethodId) =>
      fc.record({
        fulfillmentMethodId: fc.constant(fulfillmentMethodId),
        minCheckoutCents: fc.option(cents(10_000)),
        fixedChargeCents: fc.option(cents(2000)),
        shippingCents: cents(3000),
        deliveryCents: cents(3000),
      }),
    ),
  ),
  taxRates: fc.constant([
    { taxClass: 'food', name: 'State', ratePercent: 4 },
    { taxClass: 'general', name: 'State', ratePercent: 4 },
    { taxClass: 'general', name: 'City', ratePercent: 4.875 },
  ]),
  coupon: fc.option(
    fc.record({
      couponId: fc.constant('coupon'),
      kind: fc.constantFrom('percent', 'amount'),
      value: cents(10_000),
      minSubtotalCents: cents(10_000),
      maxDiscountCents: fc.option(cents(10_000)),
    }),
    { nil: undefined },
  ),
  tipCents: cents(50_000),
  loyaltyCents: cents(50_000),
  giftCards: fc.uniqueArray(fc.record({ giftCardId: fc.constantFrom('a', 'b', 'c'), cents: cents(50_000) }), {
    selector: (card) => card.giftCardId,
  }),
})

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const LONG = { timeout: 60_000 + RUNS.numRuns * 5 }

describe('G15 totals', LONG, () => {
  it('add up', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const priced = priceOrder(input)
        const lines = [...priced.lines.values()]
        expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(priced.subtotalCents)
        expect(priced.lines.size).toBe(input.lines.length)
        for (const { lineId, qty, regularCents } of input.lines) {
          const { unitCents = 0, rewarded = [], totalCents = -1, savedCents = 0 } = priced.lines.get(lineId) ?? {}
          const rest = qty - sum(rewarded.map((portion) => portion.qty))
          expect(rest).toBeGreaterThanOrEqual(0)
          expect(rest * unitCents + sum(rewarded.map((one) => one.qty * one.unitCents))).toBe(totalCents)
          expect(totalCents + savedCents).toBe(regularCents * qty)
        }
        expect(sum(lines.map((one) => one.couponCents))).toBe(priced.couponCents)
        expect(sum(lines.map((one) => one.taxCents))).toBe(priced.taxCents)
        expect(sum(priced.taxes.map((tax) => tax.cents))).toBe(priced.taxCents)
        expect(sum(priced.giftCards.values())).toBe(priced.giftCardCents)
        const { deliveryPaid } = priced
        expect(sum(deliveryPaid.giftCards.values())).toBe(deliveryPaid.giftCardCents)
        const paidOfDelivery = deliveryPaid.loyaltyCents + deliveryPaid.giftCardCents
        // Nothing is paid of the delivery while something of the goods is not.
        expect(paidOfDelivery === 0 || priced.finalPayCents === 0).toBe(true)
        expect(priced.finalPayCents).toBe(
          priced.subtotalCents -
            priced.couponCents +
            priced.taxCents +
            priced.tipCents +
            priced.shippingCents +
            priced.chargesCents -
            priced.loyaltyCents -
            priced.giftCardCents +
            paidOfDelivery,
        )
        expect(priced.totalCents).toBe(priced.finalPayCents + priced.deliveryCents - paidOfDelivery)
      }),
      RUNS,
    )
  })

  it('do not depend on the order of anything', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const turned = {
          ...input,
          lines: input.lines.toReversed(),
          fulfillments: input.fulfillments.toReversed(),
          taxRates: input.taxRates.toReversed(),
          giftCards: input.giftCards.toReversed(),
        }
        const sorted = (priced: ReturnType<typeof priceOrder>) => ({
          ...priced,
          lines: Object.fromEntries(priced.lines),
          fulfillments: Object.fromEntries(priced.fulfillments),
          giftCards: Object.fromEntries(priced.giftCards),
          deliveryPaid: { ...priced.deliveryPaid, giftCards: Object.fromEntries(priced.deliveryPaid.giftCards) },
        })
        expect(sorted(priceOrder(turned))).toEqual(sorted(priceOrder(input)))
      }),
      RUNS,
    )
  })

  it('are whole cents and never negative', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { lines, fulfillments, taxes, giftCards, deliveryPaid, ...sums } = priceOrder(input)
        const all = [
          ...Object.values(sums),
          ...[...lines.values()].flatMap(({ rewarded, ...one }) => [
            ...Object.values(one),
            ...rewarded.flatMap((portion) => Object.values(portion)),
          ]),
          ...[...fulfillments.values()].flatMap((one) => Object.values(one)),
          ...taxes.map((tax) => tax.cents),
          ...giftCards.values(),
          ...deliveryPaid.giftCards.values(),
          deliveryPaid.loyaltyCents,
          deliveryPaid.giftCardCents,
        ]
        expect(all.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      }),
      RUNS,
    )
  })
})
