import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import { insertCustomer, insertProduct, insertStore } from '../../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { reconcileOrders } from './reconcile.service.ts'

const start = new Date('2026-11-20T15:00:00Z')
const later = new Date(start.getTime() + 2 * 60_000)

const { test, payments, services } = await openPaymentApp({ now: () => start })
afterEach(() => payments.behave('accept'))

/** An order that was paid, and whose answer never came. */
async function orderWithoutAnswer({ isNamed }: { readonly isNamed: boolean }) {
  const store = await insertStore(test.query)
  const milk = await insertProduct(test.query, store)
  const { subject } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const cart = await shopper.fill(milk)
  await shopper.namePickupPerson()
  const named = isNamed && cart.orderNumber ? { orderNumber: cart.orderNumber } : {}
  const pay = (key: string, paymentToken = 'tok_accepted') =>
    shopper.order({ expectedTotal: totalOf(cart), paymentToken, guest: undefined, ...named }, key)
  const key = randomUUID()
  payments.behave('lose-answer')
  expect((await pay(key)).status).toBe(503)
  const order = async () => {
    const [placed] = await test.query<{ order_number: string }>(
      "SELECT order_number FROM commerce.orders WHERE tenant_id = $1 AND state = 'placed'",
      [store.tenant],
    )
    return placed?.order_number
  }
  return { store, milk, shopper, key, pay, order }
}
type Given = Awaited<ReturnType<typeof orderWithoutAnswer>>

const settlers = {
  'a callback': async ({ store }: Given) => {
    const callback = payments.events.find(({ transaction }) => transaction.tenant === store.tenant)
    if (!callback) throw new Error('the provider has nothing to tell')
    expect(await sendCallback(test, { callback, now: start })).toBe(204)
  },
  'the job': async ({ store }: Given) => {
    payments.behave('accept')
    const tools = { database: test.database, payments: createPaymentProvider(services), now: () => later }
    await reconcileOrders(tools, store.tenant)
  },
}
const placedBy = (['a callback', 'the job'] as const).flatMap((by) =>
  [true, false].map((isNamed) => ({ by, isNamed, how: isNamed ? 'by its number' : 'without a number' })),
)

describe('F23 F25 an order whose answer was lost', () => {
  it.each(placedBy)('and that $by placed is found by its key ($how)', async ({ by, isNamed }) => {
    const given = await orderWithoutAnswer({ isNamed })
    await settlers[by](given)

    expect(await given.pay(given.key)).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })

  it.each(placedBy)('and that $by placed is found when another cart is filled ($how)', async ({ by, isNamed }) => {
    const given = await orderWithoutAnswer({ isNamed })
    await settlers[by](given)
    await given.shopper.fill(given.milk, 3)

    expect(await given.pay(given.key)).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })

  it('is found by its cart, under another key and with another card, beside the next cart', async () => {
    const given = await orderWithoutAnswer({ isNamed: true })
    await settlers['a callback'](given)
    await given.shopper.fill(given.milk, 3)

    const answer = await given.pay(randomUUID(), 'tok_another')

    expect(answer).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })

  it('is found by its very words, under another key', async () => {
    const given = await orderWithoutAnswer({ isNamed: false })
    await settlers['a callback'](given)

    expect(await given.pay(randomUUID())).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })

  it('is found by the key of whoever went on with it, with another card', async () => {
    const given = await orderWithoutAnswer({ isNamed: false })
    const second = randomUUID()
    expect((await given.pay(second, 'tok_another')).status).toBe(503)
    await settlers['a callback'](given)
    await given.shopper.fill(given.milk, 3)

    const answer = await given.pay(second, 'tok_another')

    expect(answer).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })

  it('and whose payment never came is placed from the cart that it gave back', async () => {
    const given = await orderWithoutAnswer({ isNamed: true })
    payments.behave('accept')
    await test.query("UPDATE commerce.orders SET state = 'failed', payment_state = 'declined' WHERE tenant_id = $1", [
      given.store.tenant,
    ])
    await test.query("UPDATE commerce.carts SET state = 'open' WHERE tenant_id = $1", [given.store.tenant])

    expect(await given.pay(given.key)).toMatchObject({ status: 200, data: { orderNumber: await given.order() } })
  })
})
