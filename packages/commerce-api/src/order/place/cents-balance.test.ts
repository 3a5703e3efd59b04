import { applyDiscountCoupon, applyLoyaltyDollars } from '@aisle/api/cart-discount'
import type { CartDetail } from '@aisle/api/cart-detail'
import { setOrderPayments, setTip } from '@aisle/api/checkout'
import { toCents } from '@aisle/api/money'
import { cancelOrder } from '@aisle/api/order'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import * as builder from '../../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, payments } = await openPaymentApp({ now: () => now })

/** 2,000 in the nightly run. */
const RUNS = Number(process.env.BALANCE_RUNS ?? 25)

const cents = (max: number) => fc.integer({ min: 0, max })
const baskets = fc.record({
  lines: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 4999 }),
      qty: fc.integer({ min: 1, max: 12 }),
      taxClass: fc.constantFrom('food', 'general', 'untaxed'),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  coupon: fc.option(
    fc.record({ kind: fc.constantFrom('percent', 'amount'), value: fc.integer({ min: 1, max: 9999 }) }),
  ),
  tipCents: cents(2500),
  loyaltyCents: cents(3000),
  giftCardCents: fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 })),
  minCheckoutCents: fc.option(cents(6000)),
  isPaidAtStore: fc.boolean(),
  isCancelled: fc.boolean(),
})
type Basket = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never

/** A customer of a store of its own, with as much of everything as the basket says, in front of the last step. */
async function checkOut(basket: Basket) {
  const store = await builder.insertStore(test.query, {
    business: { lnsSubscriptionType: 2, tipFulfillments: ['sp'] },
    pickup: { min_checkout_cents: basket.minCheckoutCents, fixed_charge_cents: 499 },
  })
  const { tenant: tenant_id, locationId: location_id } = store
  for (const [tax_class, name, rate_percent] of TAXES) {
    await builder.insertRow(test.query, 'tax_rates', { tenant_id, location_id, tax_class, name, rate_percent })
  }
  const values = { loyalty_cents: basket.loyaltyCents, email: `${randomUUID()}@example.com` }
  const { subject, customerId } = await builder.insertCustomer(test.query, tenant_id, values)
  const shopper = shopperOf(test, store, await test.tokens.user(tenant_id, subject, values.email))
  for (const { priceCents: price_cents, taxClass: tax_class, qty } of basket.lines) {
    await shopper.fill(await builder.insertProduct(test.query, store, { price_cents, tax_class }), qty)
  }
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
  await test.call(setOrderPayments, { body: { giftCards } }, token)
  await shopper.namePickupPerson()
  const cart: CartDetail = (await test.call(setTip, { body: { tipAmount: basket.tipCents / 100 } }, token)).data
  return { store, shopper, cart }
}

const TAXES = [
  ['food', 'State', 4],
  ['general', 'State', 4],
  ['general', 'City', 4.875],
] as const

type Book =
  | `${'subtotal' | 'discount' | 'tax' | 'tip' | 'shipping' | 'delivery' | 'charges' | 'loyalty' | 'gift_card' | 'total'}_cents`
  | 'lines'
  | 'line_taxes'
  | 'coupon'
  | 'loyalty'
  | 'gift_cards'
  | 'payments'
  | 'left_to_pay'
  | 'on_cards'
  | 'issued'
  | 'points'

/** What an order says of itself, and what every other table says of it: cents. */
async function booksOf(tenant: string) {
  const [books] = await test.query<Record<Book, number>>(
    `SELECT o.subtotal_cents, o.discount_cents, o.tax_cents, o.tip_cents, o.shipping_cents, o.delivery_cents,
       o.charges_cents, o.loyalty_cents, o.gift_card_cents, o.total_cents,
       (SELECT sum(total_cents)::int FROM commerce.order_lines l WHERE l.order_id = o.order_id) AS lines,
       (SELECT sum(tax_cents)::int FROM commerce.order_lines l WHERE l.order_id = o.order_id) AS line_taxes,
       (SELECT coalesce(sum(discount_cents), 0)::int FROM commerce.coupon_redemptions c WHERE c.order_id = o.order_id) AS coupon,
       (SELECT coalesce(-sum(amount_cents), 0)::int FROM commerce.loyalty_ledger l WHERE l.order_id = o.order_id) AS loyalty,
       (SELECT coalesce(-sum(amount_cents), 0)::int FROM commerce.gift_card_ledger g WHERE g.order_id = o.order_id) AS gift_cards,
       (SELECT coalesce(sum(amount_cents), 0)::int FROM commerce.order_payments p WHERE p.order_id = o.order_id) AS payments,
       (SELECT coalesce(sum(amount_cents), 0)::int FROM commerce.order_payments p
         WHERE p.order_id = o.order_id AND p.kind IN ('card', 'pay-at-store')) AS left_to_pay,
       (SELECT sum(balance_cents)::int FROM commerce.gift_cards g WHERE g.tenant_id = o.tenant_id) AS on_cards,
       (SELECT sum(initial_cents)::int FROM commerce.gift_cards g WHERE g.tenant_id = o.tenant_id) AS issued,
       (SELECT loyalty_cents FROM commerce.customers c WHERE c.customer_id = o.customer_id) AS points
     FROM commerce.orders o WHERE o.tenant_id = $1`,
    [tenant],
  )
  if (!books) throw new Error('no order was written')
  return books
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it(
  'G15 cents balance between lines, groups, summary, payment and ledgers, and come back with a cancelled order',
  async () => {
    await fc.assert(
      fc.asyncProperty(baskets, async (basket) => {
        const { store, shopper, cart } = await checkOut(basket)
        const groups = Object.values(cart.fulfillments)
        const items = groups.flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
        const goods = sum(basket.lines.map(({ priceCents, qty }) => priceCents * qty))
        expect(sum(items.map(({ totalPrice }) => toCents(totalPrice)))).toBe(goods)
        expect(sum(groups.map(({ totalAmount }) => toCents(totalAmount)))).toBe(goods)
        expect(toCents(cart.orderSummary.subTotal)).toBe(goods)

        const expectedTotal = totalOf(cart)
        const isPayAtStore = basket.isPaidAtStore && expectedTotal > 0
        const paymentToken = basket.isPaidAtStore || expectedTotal === 0 ? undefined : 'tok_accepted'
        const charged = sum(payments.authorised().map(({ amount }) => amount))
        const placed = await shopper.order({ expectedTotal, isPayAtStore, paymentToken, guest: undefined })
        expect(placed).toMatchObject({ status: 200 })

        const books = await booksOf(store.tenant)
        const totals = cart.orderSummary
        expect(books.subtotal_cents).toBe(goods)
        expect(books.lines).toBe(goods)
        expect(books.line_taxes).toBe(books.tax_cents)
        expect(books.coupon).toBe(books.discount_cents)
        expect(books.loyalty).toBe(books.loyalty_cents)
        expect(books.gift_cards).toBe(books.gift_card_cents)
        expect(books.issued - books.on_cards).toBe(books.gift_card_cents)
        expect(basket.loyaltyCents - books.points).toBe(books.loyalty_cents)
        expect(books.left_to_pay).toBe(books.total_cents)
        expect(books.payments).toBe(books.total_cents + books.loyalty_cents + books.gift_card_cents)
        expect(books.total_cents + books.loyalty_cents + books.gift_card_cents).toBe(
          goods - books.discount_cents + books.tax_cents + books.tip_cents + books.charges_cents + books.delivery_cents,
        )
        expect([books.total_cents, books.tax_cents, books.charges_cents, books.gift_card_cents]).toEqual([
          toCents(expectedTotal),
          toCents(totals.taxAmount),
          sum(totals.additionalCharges.map(({ chargeAmount }) => toCents(chargeAmount))),
          toCents(totals.giftCardAmount ?? 0),
        ])
        expect(sum(payments.authorised().map(({ amount }) => amount)) - charged).toBe(
          basket.isPaidAtStore ? 0 : books.total_cents,
        )

        if (!basket.isCancelled) return
        await test.call(cancelOrder, { params: { orderId: placed.data.orderID } }, shopper.token)
        const after = await booksOf(store.tenant)
        expect(after.on_cards).toBe(after.issued)
        expect(after.points).toBe(basket.loyaltyCents)
        expect([after.gift_cards, after.loyalty]).toEqual([0, 0])
      }),
      { numRuns: RUNS },
    )
  },
  300_000 + RUNS * 1_000,
)
