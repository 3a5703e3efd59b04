import { cartDetail } from '@aisle/api/cart'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { outOfStockProducts } from '@aisle/api/cart-stock'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { spendLoyalty } from '../../loyalty/loyalty.store.ts'
import { openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { gatherCrowd } from '../../testing/crowd.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

const statusOf = (replies: readonly { readonly status: number; readonly code: string | undefined }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, code } of replies) counts[code ?? status] = (counts[code ?? status] ?? 0) + 1
  return counts
}

describe('a crowd', () => {
  it('G2 of 1,000 buys 50 of 50', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { on_hand: 50 })
    const crowd = await gatherCrowd(test, store, { productId: milk, size: 1000, role: 'customer', expectedTotal: 3.99 })
    const since = performance.now()
    const replies = await Promise.all(crowd.map(({ order }) => order()))
    console.warn(`G2: 1,000 buyers were answered in ${Math.round(performance.now() - since)} ms (the goal is 5000)`)
    expect(statusOf(replies)).toEqual({ '200': 50, ORD_OUT_OF_STOCK: 950 })
    expect(await halfOrders(test.query, store.tenant)).toEqual([])
    expect(await wrongBooks(test.query, store.tenant, { pieces: 50 })).toEqual([])
  }, 300_000)

  it('T28 of 1,000 guests holds the last piece in its carts: one gets it, the others are told', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { on_hand: 1 })
    const crowd = await gatherCrowd(test, store, { productId: milk, size: 1000, role: 'guest', expectedTotal: 3.99 })
    const replies = await Promise.all(crowd.map(({ order }) => order()))
    expect(statusOf(replies)).toEqual({ '200': 1, ORD_OUT_OF_STOCK: 999 })
    expect(await wrongBooks(test.query, store.tenant, { pieces: 1 })).toEqual([])

    const [loser] = crowd.filter((_, index) => replies[index]?.status !== 200)
    const told = await test.call(outOfStockProducts, { query: {} }, loser?.token)
    expect(told.data.items).toMatchObject([{ productID: milk, qty: 1, inStockQty: 0 }])
    expect((await test.call(cartDetail, { query: {} }, loser?.token)).data.totalItems).toBe(1)
  }, 300_000)
})

describe('T20 loyalty dollars', () => {
  async function memberAtCheckout() {
    const store = await builder.insertStore(test.query, { business: { lnsSubscriptionType: 2 } })
    const milk = await builder.insertProduct(test.query, store, { price_cents: 1000 })
    const member = await builder.insertCustomer(test.query, store.tenant, { loyalty_cents: 5000 })
    const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, member.subject))
    await shopper.fill(milk)
    await shopper.namePickupPerson()
    const cart = (await test.call(applyLoyaltyDollars, { body: { dollars: 8 } }, shopper.token)).data
    return { store, shopper, cart, ...member }
  }

  it('are spent once by 20 orders of the same cart at once, each under a key of its own', async () => {
    const { store, shopper, cart } = await memberAtCheckout()
    const wish = { expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, guest: undefined }
    const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.order(wish)))
    expect(statusOf(replies)).toEqual({ '200': 20 })
    expect(new Set(replies.map(({ data }) => data.orderID)).size).toBe(1)
    expect(
      await test.query('SELECT loyalty_cents FROM commerce.customers WHERE tenant_id = $1', [store.tenant]),
    ).toEqual([{ loyalty_cents: 4200 }])
    expect(await wrongBooks(test.query, store.tenant, { pieces: 100, loyaltyCents: 5000 })).toEqual([])
  })

  it('of $50 pay $50 when 20 orders of $10 reach for them at once', async () => {
    const { store, customerId } = await memberAtCheckout()
    const spend = () =>
      test.database.transaction(store.tenant, (tx) =>
        spendLoyalty(tx, { customerId, orderId: randomUUID(), cents: 1000, at: now }),
      )
    const spent = await Promise.all(Array.from({ length: 20 }, spend))
    expect(spent.filter(Boolean)).toHaveLength(5)
    const ledger = await test.query(
      'SELECT sum(amount_cents)::int AS sum, min(balance_cents) AS left FROM commerce.loyalty_ledger WHERE tenant_id = $1',
      [store.tenant],
    )
    expect(ledger).toEqual([{ sum: -5000, left: 0 }])
  })
})
