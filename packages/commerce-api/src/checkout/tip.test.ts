import { cartDetail } from '@aisle/api/cart'
import { setTip } from '@aisle/api/checkout'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertStore } from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

/** A guest with milk for ten dollars, received one way. */
async function aShopper(way: 'pickup' | 'scheduled' = 'scheduled', business: object = {}) {
  const store = await insertStore(test.query, { business })
  const milk = await insertProduct(test.query, store, { price_cents: 1000 })
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
  const cart = await shopper.fill(milk, 1, store[way])
  return {
    cart,
    store,
    token: shopper.token,
    give: (tipAmount: number) => test.call(setTip, { body: { tipAmount } }, shopper.token),
    read: async () => (await test.call(cartDetail, { query: {} }, shopper.token)).data,
  }
}

describe('a tip', () => {
  it('is offered for what is brought, and confirmed by any answer, also by none', async () => {
    const { cart, give, store } = await aShopper()
    expect(cart.tip).toEqual({
      isConfirmed: false,
      options: [
        { percent: 10, amount: 1 },
        { percent: 15, amount: 1.5 },
        { percent: 20, amount: 2 },
      ],
      maxAmount: 500,
    })
    expect((await give(0)).data).toMatchObject({ tip: { isConfirmed: true }, orderSummary: { tipAmount: 0 } })
    expect((await give(1.5)).data).toMatchObject({
      tip: { isConfirmed: true },
      orderSummary: { tipAmount: 1.5, finalPayAmount: 11.5 },
    })
    const rows = await test.query<{ details: object }>(
      "SELECT details FROM commerce.audit_log WHERE action = 'tip.chosen' AND tenant_id = $1 ORDER BY audit_id",
      [store.tenant],
    )
    expect(rows.map(({ details }) => details)).toEqual([{ cents: 0 }, { cents: 150 }])
  })

  it('is neither offered nor taken for what shoppers fetch in the store', async () => {
    const { cart, give } = await aShopper('pickup')
    expect(cart.tip).toBeNull()
    expect(await give(1)).toMatchObject({ status: 409, code: 'CRT_TIP' })
    expect((await give(0)).status).toBe(200)
  })

  it.each([
    { business: { maxTipAmount: 5 }, tip: 5, status: 200 },
    { business: { maxTipAmount: 5 }, tip: 5.01, status: 400 },
    { business: {}, tip: 500, status: 200 },
    { business: {}, tip: 500.01, status: 400 },
    { business: { tipFulfillments: ['sp'] }, tip: 1, status: 409 },
  ])('T23 of $tip answers $status in a store with $business', async ({ business, tip, status }) => {
    expect((await (await aShopper('scheduled', business)).give(tip)).status).toBe(status)
  })

  it.each([-1, 0.005, 1e9, 'x'])('T23 of %s is refused', async (tipAmount) => {
    const { token } = await aShopper()
    const reply = await test.request({ method: 'POST', url: setTip.path, payload: { tipAmount } }, token)
    expect(reply.statusCode).toBe(400)
  })
})
