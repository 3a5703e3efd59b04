import { cartDetail } from '@aisle/api/cart'
import { applyDiscountCoupon, applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { setOrderPayments } from '@aisle/api/checkout'
import { cancelOrder } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newGuestSubject } from '../server/testing.ts'
import * as builder from '../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../testing/order-books.ts'
import { openPaymentApp } from '../testing/payment-app.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const { test } = await openPaymentApp({ now: () => new Date('2026-11-20T15:00:00Z') })

/** A member who took a guest's cart over and pays with a coupon, loyalty dollars, a gift card and a card. */
async function memberAtCheckout() {
  const { query } = test
  const store = await builder.insertStore(query, { business: { lnsSubscriptionType: 2 } })
  const { tenant } = store
  const milk = await builder.insertProduct(query, store, { price_cents: 1000 })
  const coupon = { code: 'TWO', title: 'Two off', kind: 'amount', value: 200 }
  await builder.insertRow(query, 'coupons', { tenant_id: tenant, ...coupon })
  const { customerId, subject } = await builder.insertCustomer(query, tenant, { loyalty_cents: 5000 })
  const giftCardID = randomUUID()
  const card = { number: '9000000000000001', family: 1, status: 1, initial_cents: 5000, balance_cents: 5000 }
  const owned = { gift_card_id: giftCardID, owner_customer_id: customerId, ...card }
  await builder.insertRow(query, 'gift_cards', { tenant_id: tenant, ...owned })

  const guestSubject = newGuestSubject()
  const guestToken = await test.tokens.guest(tenant, guestSubject)
  const { orderNumber } = await shopperOf(test, store, guestToken).fill(milk)
  const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
  await test.call(cartDetail, { query: { orderNumber: orderNumber ?? '' } }, shopper.token, {
    'x-guest-token': guestToken,
  })
  await shopper.namePickupPerson()
  await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'two' } }, shopper.token)
  await test.call(applyLoyaltyDollars, { body: { dollars: 1 } }, shopper.token)
  const giftCards = [{ giftCardID, redeemAmount: 3 }]
  const cart = (await test.call(setOrderPayments, { body: { giftCards } }, shopper.token)).data
  const pay = (paymentToken: string) => shopper.order({ expectedTotal: totalOf(cart), paymentToken, guest: undefined })
  return { store, shopper, subject, pay, cartId: await ownCart(tenant, subject) }
}

async function ownCart(tenant: string, subject: string) {
  const [cart] = await test.query<{ cart_id: string }>(
    "SELECT cart_id FROM commerce.carts WHERE tenant_id = $1 AND subject = $2 AND state = 'open'",
    [tenant, subject],
  )
  return cart?.cart_id ?? ''
}

type Row = {
  readonly action: string
  readonly subject: string | null
  readonly asked: boolean
  readonly cents: number | null
}
const auditOf = (tenant: string, objectId: string) =>
  test.query<Row>(
    `SELECT action, subject, request_id IS NOT NULL AS asked, (details->>'cents')::int AS cents
     FROM commerce.audit_log WHERE tenant_id = $1 AND object_id = $2 ORDER BY action`,
    [tenant, objectId],
  )

const booksOf = ({ tenant }: builder.TestStore) => wrongBooks(test.query, tenant, { pieces: 100, loyaltyCents: 5000 })

describe('T67 what was done with money is in the audit, once, with who asked for it', () => {
  it('an order that is placed with everything that paid for it, and canceled', async () => {
    const { store, shopper, subject, pay, cartId } = await memberAtCheckout()
    const row = { subject, asked: true, cents: null }
    expect((await auditOf(store.tenant, cartId)).filter(({ action }) => action === 'cart.merged')).toEqual([
      { ...row, action: 'cart.merged' },
    ])

    const { orderID: orderId } = (await pay('tok_accepted')).data
    const placed = [
      { ...row, action: 'coupon.used', cents: 200 },
      { ...row, action: 'gift-card.spent', cents: 300 },
      { ...row, action: 'loyalty.spent', cents: 100 },
    ]
    const ordered = [
      { ...row, action: 'order.placed' },
      { ...row, action: 'order.reserved' },
    ]
    expect(await auditOf(store.tenant, orderId)).toEqual([...placed, ...ordered])
    expect(await booksOf(store)).toEqual([])

    expect((await test.call(cancelOrder, { params: { orderId } }, shopper.token)).status).toBe(200)
    const canceled = { ...row, action: 'order.canceled' }
    // Nobody asked for this one: it follows when the provider has let go of the money.
    const voided = { action: 'payment.voided', subject: null, asked: false, cents: null }
    const back = [
      { ...row, action: 'gift-card.refunded', asked: false, cents: 300 },
      { ...row, action: 'loyalty.refunded', asked: false, cents: 100 },
    ]
    const [coupon, card, points] = placed
    expect(await auditOf(store.tenant, orderId)).toEqual([
      coupon,
      back[0],
      card,
      back[1],
      points,
      canceled,
      ...ordered,
      voided,
    ])
    expect(await booksOf(store)).toEqual([])
    expect(await halfOrders(test.query, store.tenant)).toEqual([])
  })

  it('an order whose card was declined', async () => {
    const { store, subject, pay } = await memberAtCheckout()
    expect((await pay('tok_declined')).status).toBe(402)
    const [order] = await test.query<{ order_id: string }>(
      'SELECT order_id FROM commerce.orders WHERE tenant_id = $1',
      [store.tenant],
    )
    const rows = await auditOf(store.tenant, order?.order_id ?? '')
    const actions = rows.map(({ action }) => action).join(' ')
    expect(actions).toBe(
      'coupon.used gift-card.refunded gift-card.spent loyalty.refunded loyalty.spent order.failed order.reserved',
    )
    expect(rows.every((row) => row.subject === subject && (row.asked || row.action.endsWith('.refunded')))).toBe(true)
    expect(await booksOf(store)).toEqual([])
    expect(await halfOrders(test.query, store.tenant)).toEqual([])
  })

  it.each(['UPDATE commerce.audit_log SET subject = NULL', 'DELETE FROM commerce.audit_log'])(
    'nothing of it is changed by the API: %s',
    async (statement) => {
      const { store } = await memberAtCheckout()
      const change = test.database.transaction(store.tenant, (tx) => tx.db.execute(sql.raw(statement)))
      await expect(change).rejects.toMatchObject({ cause: { code: '42501' } })
    },
  )
})
