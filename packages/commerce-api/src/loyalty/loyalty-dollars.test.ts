import { cartDetail } from '@aisle/api/cart'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z'), poolSize: 20 })

type Given = { lnsSubscriptionType?: number; isLoyalty?: boolean; loyaltyCents?: number }

/** A customer with milk for ten dollars, and loyalty dollars. */
async function aCustomer({ lnsSubscriptionType = 2, isLoyalty = false, loyaltyCents = 700 }: Given = {}) {
  const store = await insertStore(test.query, { business: { lnsSubscriptionType } })
  const milk = await insertProduct(test.query, store, { price_cents: 1000 })
  const person = { is_loyalty: isLoyalty, loyalty_cents: loyaltyCents }
  const { customerId, subject } = await insertCustomer(test.query, store.tenant, person)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, 'ada@example.com'))
  await shopper.fill(milk)
  await shopper.namePickupPerson()
  const pay = { isPayAtStore: true, paymentToken: undefined, guest: undefined }
  return {
    ...shopper,
    store,
    milk,
    use: (dollars: number) => test.call(applyLoyaltyDollars, { body: { dollars } }, shopper.token),
    read: async () => (await test.call(cartDetail, { query: {} }, shopper.token)).data,
    buy: (expectedTotal: number) => shopper.order({ expectedTotal, ...pay }),
    sinkTo: (cents: number) =>
      test.query('UPDATE commerce.customers SET loyalty_cents = $2 WHERE customer_id = $1', [customerId, cents]),
    balance: async () => {
      const [row] = await test.query<{ loyalty_cents: number }>(
        'SELECT loyalty_cents FROM commerce.customers WHERE customer_id = $1',
        [customerId],
      )
      return row?.loyalty_cents
    },
  }
}

describe('loyalty dollars', () => {
  it('are used as asked, and audited (T67)', async () => {
    const shopper = await aCustomer()
    expect((await shopper.read()).loyalty).toMatchObject({ asked: 0, used: 0, redeemable: 7 })
    const { data } = await shopper.use(2.5)
    expect(data.loyalty).toMatchObject({ asked: 2.5, used: 2.5, redeemable: 7 })
    expect(data.orderSummary).toMatchObject({ loyaltyDollars: 2.5, finalPayAmount: 7.5 })
    expect((await shopper.use(0)).data.orderSummary).toMatchObject({ loyaltyDollars: 0, finalPayAmount: 10 })
    const rows = await test.query<{ details: object }>(
      "SELECT details FROM commerce.audit_log WHERE action = 'loyalty.chosen' AND tenant_id = $1 ORDER BY audit_id",
      [shopper.store.tenant],
    )
    expect(rows.map(({ details }) => details)).toEqual([{ cents: 250 }, { cents: 0 }])
  })

  it.each([
    { lnsSubscriptionType: 0, isLoyalty: true, isOffered: false },
    { lnsSubscriptionType: 1, isLoyalty: false, isOffered: false },
    { lnsSubscriptionType: 1, isLoyalty: true, isOffered: true },
    { lnsSubscriptionType: 2, isLoyalty: false, isOffered: true },
  ])('decision 19: type $lnsSubscriptionType, member $isLoyalty: $isOffered', async ({ isOffered, ...given }) => {
    const shopper = await aCustomer(given)
    expect((await shopper.read()).loyalty !== null).toBe(isOffered)
    expect((await shopper.use(1)).code).toBe(isOffered ? undefined : 'CRT_LOYALTY')
  })

  it.each([7.01, 1e9])('T23 are refused beyond what there is: %d', async (dollars) => {
    expect(await (await aCustomer()).use(dollars)).toMatchObject({ status: 409, code: 'CRT_LOYALTY' })
  })

  it.each([-1, 0.005, 'x', null])('T23 are no amount: %s', async (dollars) => {
    const { token } = await aCustomer()
    const reply = await test.request({ method: 'POST', url: applyLoyaltyDollars.path, payload: { dollars } }, token)
    expect(reply.statusCode).toBe(400)
  })

  it('follow a balance that sinks: the cart shows what is left, and one click mends it', async () => {
    const shopper = await aCustomer()
    await shopper.use(5)
    await shopper.sinkTo(300)
    const sunk = await shopper.read()
    expect(sunk.loyalty).toMatchObject({ asked: 5, used: 3, redeemable: 3 })
    expect(await shopper.buy(5)).toMatchObject({ status: 409, code: 'ORD_TOTAL_CHANGED' })
    expect((await shopper.use(3)).data.loyalty).toMatchObject({ asked: 3, used: 3, redeemable: 3 })
    expect((await shopper.buy(7)).status).toBe(200)
    expect(await shopper.balance()).toBe(0)
  })

  it('pay no more than what is due', async () => {
    const shopper = await aCustomer({ loyaltyCents: 5000 })
    expect((await shopper.use(50)).data).toMatchObject({
      loyalty: { asked: 50, used: 10 },
      orderSummary: { finalPayAmount: 0 },
    })
    expect((await shopper.buy(0)).status).toBe(200)
    expect(await shopper.balance()).toBe(4000)
  })

  it('T20 are spent once by orders that come together, and the ledger adds up', async () => {
    const shopper = await aCustomer({ loyaltyCents: 1000 })
    const cart = await shopper.use(10)
    const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.buy(totalOf(cart.data))))
    expect(new Set(replies.filter(({ status }) => status === 200).map(({ data }) => data.orderID)).size).toBe(1)
    await shopper.fill(shopper.milk)
    expect((await shopper.use(10)).code).toBe('CRT_LOYALTY')
    expect(await shopper.balance()).toBe(0)
    const ledger = await test.query('SELECT amount_cents FROM commerce.loyalty_ledger WHERE tenant_id = $1', [
      shopper.store.tenant,
    ])
    expect(ledger).toEqual([{ amount_cents: -1000 }])
  })
})
