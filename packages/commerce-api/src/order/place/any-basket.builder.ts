import { saveCart } from '@aisle/api/cart'
import { applyDiscountCoupon, applyLoyaltyDollars } from '@aisle/api/cart-discount'
import type { CartDetail } from '@aisle/api/cart-detail'
import { setOrderAddress, setOrderPayments, setTip } from '@aisle/api/checkout'
import { OrderLineType } from '@aisle/api/product-kind'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf, type TestShopper } from '../../testing/shopper.ts'

const cents = (max: number) => fc.integer({ min: 0, max })
const pieces = (min: number, max: number) => fc.integer({ min, max })

/** What a customer may have in the cart and in the purse. */
export const baskets = fc.record({
  lines: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 4999 }),
      qty: pieces(1, 12),
      taxClass: fc.constantFrom('food', 'general', 'untaxed'),
      isShipped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  /** Two pieces of one product make a piece of another one cost half. */
  deal: fc.option(
    fc.record({ priceCents: fc.integer({ min: 2, max: 4999 }), earningQty: pieces(1, 5), qty: pieces(1, 3) }),
  ),
  /** A gift card that is bought. */
  boughtCents: fc.option(fc.integer({ min: 1000, max: 9999 })),
  coupon: fc.option(
    fc.record({ kind: fc.constantFrom('percent', 'amount'), value: fc.integer({ min: 1, max: 9999 }) }),
  ),
  tipCents: cents(2500),
  loyaltyCents: cents(3000),
  giftCardCents: fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 })),
  minCheckoutCents: fc.option(cents(6000)),
  shippingCents: cents(999),
  deliveryCents: cents(999),
  isPaidAtStore: fc.boolean(),
  isCancelled: fc.boolean(),
})
export type Basket = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never

const EARNING_CENTS = 300

/** What the goods of a basket cost before coupon, taxes and all that comes on top. */
export function goodsOf({ lines, deal, boughtCents }: Basket): number {
  const plain = lines.reduce((sum, { priceCents, qty }) => sum + priceCents * qty, 0)
  if (!deal) return plain + (boughtCents ?? 0)
  const { priceCents, earningQty, qty } = deal
  const earned = Math.min(Math.floor(earningQty / 2), qty)
  return (
    plain + (boughtCents ?? 0) + EARNING_CENTS * earningQty + priceCents * qty - Math.round(priceCents / 2) * earned
  )
}

/** A customer of a store of its own, with as much of everything as the basket says, in front of the last step. */
export async function checkOut(test: TestApp, basket: Basket) {
  const store = await storeFor(test, basket)
  const tenant_id = store.tenant
  const values = { loyalty_cents: basket.loyaltyCents, email: `${randomUUID()}@example.com` }
  const { subject, customerId } = await builder.insertCustomer(test.query, tenant_id, values)
  const shopper = shopperOf(test, store, await test.tokens.user(tenant_id, subject, values.email))
  await fillCart(test, { store, shopper, basket })
  const { token } = shopper
  if (basket.coupon) {
    await builder.insertRow(test.query, 'coupons', { tenant_id, code: 'SAVE', title: 'Save', ...basket.coupon })
    await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'SAVE' } }, token)
  }
  const giftCards = []
  for (const balance_cents of basket.giftCardCents) {
    const gift_card_id = randomUUID()
    const number = `9${gift_card_id.replaceAll(/\D/g, '')}`.padEnd(16, '7').slice(0, 16)
    const card = { gift_card_id, number, family: 1, status: 1, initial_cents: balance_cents, balance_cents }
    await builder.insertRow(test.query, 'gift_cards', { tenant_id, owner_customer_id: customerId, ...card })
    giftCards.push({ giftCardID: gift_card_id, redeemAmount: balance_cents / 100 })
  }
  await test.call(applyLoyaltyDollars, { body: { dollars: basket.loyaltyCents / 100 } }, token)
  let cart: CartDetail = (await test.call(setOrderPayments, { body: { giftCards } }, token)).data
  const methods = Object.keys(cart.fulfillments)
  if (methods.includes(store.shipping)) {
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const body = { fulfillmentMethodID: store.shipping, address }
    cart = (await test.call(setOrderAddress, { body }, token)).data
  }
  if (methods.includes(store.pickup)) {
    await shopper.namePickupPerson()
    cart = (await test.call(setTip, { body: { tipAmount: basket.tipCents / 100 } }, token)).data
  }
  const orderFulfillments = methods.map((fulfillmentMethodID) => ({ fulfillmentMethodID }))
  return { store, shopper, cart, orderFulfillments }
}

const TAXES = [
  ['food', 'State', 4],
  ['general', 'State', 4],
  ['general', 'City', 4.875],
] as const

async function storeFor(test: TestApp, { minCheckoutCents, shippingCents, deliveryCents }: Basket) {
  const store = await builder.insertStore(test.query, {
    business: { lnsSubscriptionType: 2, tipFulfillments: ['sp'] },
    pickup: { min_checkout_cents: minCheckoutCents, fixed_charge_cents: 499 },
    shipping: { delivery_charge_cents: deliveryCents },
  })
  const place = { tenant_id: store.tenant, location_id: store.locationId }
  for (const [tax_class, name, rate_percent] of TAXES) {
    await builder.insertRow(test.query, 'tax_rates', { ...place, tax_class, name, rate_percent })
  }
  const rate = { rate_id: randomUUID(), name: 'Ground', amount_cents: shippingCents, is_default: true }
  await builder.insertRow(test.query, 'shipping_rates', { ...place, fulfillment_method_id: store.shipping, ...rate })
  return store
}

type Filling = { readonly store: builder.TestStore; readonly shopper: TestShopper; readonly basket: Basket }

async function fillCart(test: TestApp, { store, shopper, basket: { lines, deal, boughtCents } }: Filling) {
  for (const { priceCents: price_cents, taxClass: tax_class, qty, isShipped } of lines) {
    const product = await builder.insertProduct(test.query, store, { price_cents, tax_class })
    await shopper.fill(product, qty, isShipped ? store.shipping : store.pickup)
  }
  if (deal) {
    const earning = await builder.insertProduct(test.query, store, { price_cents: EARNING_CENTS })
    const reward = await builder.insertProduct(test.query, store, { price_cents: deal.priceCents })
    const own = { tenant_id: store.tenant, discount_id: randomUUID() }
    const terms = { name: 'Deal', display_name: 'Deal', kind: 'percent', value: 5000, min_qty: 2 }
    await builder.insertRow(test.query, 'discounts', { ...own, ...terms })
    await builder.insertRow(test.query, 'discount_products', { ...own, product_id: earning, is_trigger: true })
    await builder.insertRow(test.query, 'discount_products', { ...own, product_id: reward, is_trigger: false })
    await shopper.fill(earning, deal.earningQty)
    await shopper.fill(reward, deal.qty, store.shipping)
  }
  if (boughtCents) {
    const amounts = { gift_card_min_cents: 1000, gift_card_max_cents: 10_000 }
    const productId = await builder.insertProduct(test.query, store, { product_family: 1, on_hand: 0, ...amounts })
    const orderLineItemOrderType = OrderLineType.DigitalGiftCard
    const products = [{ productId, qty: 1, orderLineItemOrderType, giftCardAmount: boughtCents / 100 }]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    await test.call(saveCart, { body }, shopper.token)
  }
}
