import fc from 'fast-check'
import type { PricingInput } from './pricing.types.ts'

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
/** Orders of every kind that a cart can be, amounts in cents. */
export const orders: fc.Arbitrary<PricingInput> = fc.record({
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
