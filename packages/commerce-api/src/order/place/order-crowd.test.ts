import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { setOrderPayments } from '@aisle/api/checkout'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

describe('many shoppers at once', () => {
  const crowd = async (store: builder.TestStore, productId: string, size: number) => {
    const email = (index: number) => `crowd${index}@example.com`
    const join = async (index: number) => {
      const { subject } = await builder.insertCustomer(test.query, store.tenant, { email: email(index) })
      const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, email(index)))
      const cart = await shopper.fill(productId)
      await shopper.namePickupPerson()
      return () =>
        shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, guest: undefined })
    }
    const orders = []
    for (let index = 0; index < size; index += 1) orders.push(await join(index))
    return orders
  }

  it('G2 T28 sells 50 of 50 to 300 buyers', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { on_hand: 50 })
    const orders = await crowd(store, milk, 300)
    const replies = await Promise.all(orders.map((order) => order()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['ORD_OUT_OF_STOCK']),
    )
    expect(await test.query('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [milk])).toEqual([
      { on_hand: 0 },
    ])
    expect(
      await test.query('SELECT sum(qty)::int AS sold FROM commerce.order_lines WHERE product_id = $1', [milk]),
    ).toEqual([{ sold: 50 }])
  }, 300_000)

  it('T20 redeem a gift card of $50 for $50 in 20 orders', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { price_cents: 1000 })
    const number = '9123456789012345'
    await builder.insertRow(test.query, 'gift_cards', {
      tenant_id: store.tenant,
      number,
      family: 1,
      status: 1,
      initial_cents: 5000,
      balance_cents: 5000,
    })
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { subject } = await builder.insertCustomer(test.query, store.tenant)
        const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
        await shopper.fill(milk)
        await shopper.namePickupPerson()
        const giftCards = [{ giftCardNumber: number, redeemAmount: 10 }]
        await test.request(
          {
            method: 'PUT',
            url: setOrderPayments.path,
            payload: { giftCards },
            remoteAddress: `10.0.0.${Math.ceil(Math.random() * 250)}`,
          },
          shopper.token,
        )
        return await shopper.order({ expectedTotal: 0, paymentToken: undefined, guest: undefined })
      }),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const [card] = await test.query<{ balance_cents: number }>(
      'SELECT balance_cents FROM commerce.gift_cards WHERE number = $1',
      [number],
    )
    expect(card?.balance_cents).toBe(0)
    expect(
      await test.query('SELECT sum(amount_cents)::int AS sum FROM commerce.gift_card_ledger WHERE tenant_id = $1', [
        store.tenant,
      ]),
    ).toEqual([{ sum: -5000 }])
  }, 60_000)

  it('T26 use a coupon for one order in 30', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { price_cents: 1000 })
    await builder.insertRow(test.query, 'coupons', {
      tenant_id: store.tenant,
      code: 'ONCE',
      title: 'Once',
      kind: 'amount',
      value: 500,
      usage_limit: 1,
    })
    const replies = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { subject } = await builder.insertCustomer(test.query, store.tenant)
        const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
        await shopper.fill(milk)
        await shopper.namePickupPerson()
        await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'once' } }, shopper.token)
        return await shopper.order({ expectedTotal: 5, isPayAtStore: true, paymentToken: undefined, guest: undefined })
      }),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await test.query('SELECT used_count FROM commerce.coupons WHERE tenant_id = $1', [store.tenant])).toEqual([
      { used_count: 1 },
    ])
  }, 60_000)

  it('F37 order crosswise without waiting for each other for ever', async () => {
    const store = await builder.insertStore(test.query)
    const products = await Promise.all(Array.from({ length: 6 }, () => builder.insertProduct(test.query, store)))
    const orders = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { subject } = await builder.insertCustomer(test.query, store.tenant)
        const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
        let total = 0
        for (const product of index % 2 === 0 ? products : products.toReversed())
          total = totalOf(await shopper.fill(product))
        await shopper.namePickupPerson()
        return () =>
          shopper.order({ expectedTotal: total, isPayAtStore: true, paymentToken: undefined, guest: undefined })
      }),
    )
    const replies = await Promise.all(orders.map((order) => order()))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      await test.query('SELECT DISTINCT on_hand FROM commerce.stock WHERE tenant_id = $1', [store.tenant]),
    ).toEqual([{ on_hand: 70 }])
  }, 60_000)
})
