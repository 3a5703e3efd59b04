import type { PricingFulfillment, PricingInput, PricingLine } from './pricing.types.ts'

/** Parts of a pricing with overrides, for tests. */
export const aLine = (overrides: Partial<PricingLine> = {}): PricingLine => ({
  lineId: 'line-1',
  fulfillmentMethodId: 'pickup',
  qty: 1,
  regularCents: 1000,
  taxClass: 'food',
  rules: [],
  deals: [],
  isGiftCard: false,
  ...overrides,
})

export const aFulfillment = (overrides: Partial<PricingFulfillment> = {}): PricingFulfillment => ({
  fulfillmentMethodId: 'pickup',
  minCheckoutCents: null,
  fixedChargeCents: null,
  shippingCents: 0,
  deliveryCents: 0,
  ...overrides,
})

export const aPricing = (overrides: Partial<PricingInput> = {}): PricingInput => ({
  lines: [aLine()],
  fulfillments: [aFulfillment()],
  taxRates: [],
  coupon: undefined,
  tipCents: 0,
  loyaltyCents: 0,
  giftCards: [],
  ...overrides,
})
