import { toCents } from '@aisle/api/money'
import { cancelOrder } from '@aisle/api/order'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { totalOf } from '../../testing/shopper.ts'
import { baskets, checkOut, goodsOf } from './any-basket.builder.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, payments } = await openPaymentApp({ now: () => now })

/** 2,000 in the nightly run. */
const RUNS = Number(process.env.BALANCE_RUNS ?? 25)

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
        const { store, shopper, cart, orderFulfillments } = await checkOut(test, basket)
        const groups = Object.values(cart.fulfillments)
        const items = groups.flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
        const goods = goodsOf(basket)
        expect(sum(items.map(({ totalPrice }) => toCents(totalPrice)))).toBe(goods)
        expect(sum(groups.map(({ totalAmount }) => toCents(totalAmount)))).toBe(goods)
        expect(toCents(cart.orderSummary.subTotal)).toBe(goods)

        const expectedTotal = totalOf(cart)
        const isPayAtStore = basket.isPaidAtStore && expectedTotal > 0
        const paymentToken = basket.isPaidAtStore || expectedTotal === 0 ? undefined : 'tok_accepted'
        const charged = sum(payments.authorised().map(({ amount }) => amount))
        const placed = await shopper.order({
          expectedTotal,
          orderFulfillments,
          isPayAtStore,
          paymentToken,
          guest: undefined,
        })
        expect(placed).toMatchObject({ status: 200 })

        const books = await booksOf(store.tenant)
        const totals = cart.orderSummary
        const paid = totals.deliveryPaid
        const forDelivery = sum([toCents(paid?.loyaltyDollars ?? 0), toCents(paid?.giftCardAmount ?? 0)])
        expect(forDelivery).toBeLessThanOrEqual(books.delivery_cents)
        expect(toCents(totals.finalPayAmount) + books.delivery_cents - forDelivery).toBe(books.total_cents)
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
          sum([goods, -books.discount_cents, books.tax_cents, books.tip_cents, books.charges_cents]) +
            sum([books.shipping_cents, books.delivery_cents]),
        )
        const isShipped = orderFulfillments.some(({ fulfillmentMethodID }) => fulfillmentMethodID === store.shipping)
        expect([books.shipping_cents, books.delivery_cents]).toEqual(
          isShipped ? [basket.shippingCents, basket.deliveryCents] : [0, 0],
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
