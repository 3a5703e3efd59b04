import type { PaymentCallback } from '@aisle/api/payment-callback'
import { cancelOrder } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { reviewHeld } from '../../order/settle/review-held.service.ts'
import { reconcileOrders } from '../../order/settle/reconcile.service.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { sendCallback, type Sent } from '../../testing/payment-callbacks.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { createPaymentProvider } from '../payment-provider.ts'
import { forgetCallbacks } from './payment-callbacks.store.ts'

const start = new Date('2026-11-20T15:00:00Z')
let now = start
const tools = () => ({ database: test.database, payments: createPaymentProvider(services), now: () => now })

const { test, payments, services } = await openPaymentApp({ now: () => now })
afterEach(() => {
  payments.behave('accept')
  now = start
})

const send = (callback: PaymentCallback, change: Partial<Sent> = {}) => sendCallback(test, { callback, now, ...change })

async function shopperAtTheLastStep(gateway = 'DATACAP') {
  const store = await builder.insertStore(test.query, { business: { currentPaymentGateway: gateway } })
  const milk = await builder.insertProduct(test.query, store)
  const { subject } = await builder.insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const expectedTotal = totalOf(await shopper.fill(milk))
  await shopper.namePickupPerson()
  const pay = (paymentToken = 'tok_accepted') => shopper.order({ expectedTotal, paymentToken, guest: undefined })
  /** What the provider tells of this store's payments, in order. */
  const told = () => payments.events.filter(({ transaction }) => transaction.tenant === store.tenant)
  const first = () => {
    const [event] = told()
    if (!event) throw new Error('the provider has nothing to tell')
    return event
  }
  return { tenant: store.tenant, shopper, pay, told, first }
}
type Given = Awaited<ReturnType<typeof shopperAtTheLastStep>>

const stateOf = async ({ tenant }: Pick<Given, 'tenant'>) => {
  const [row] = await test.query(
    `SELECT o.state, p.state AS paid, o.held_for AS held,
       (SELECT string_agg(action, ' ' ORDER BY audit_id) FROM commerce.audit_log
        WHERE tenant_id = $1 AND action LIKE 'payment.%') AS audit,
       (SELECT count(*)::int FROM commerce.payment_callbacks WHERE tenant_id = $1) AS events
     FROM commerce.orders o JOIN commerce.order_payments p USING (tenant_id, order_id) WHERE o.tenant_id = $1`,
    [tenant],
  )
  return row
}
const expectSound = async ({ tenant }: Given) => {
  expect(await halfOrders(test.query, tenant)).toEqual([])
  expect(await wrongBooks(test.query, tenant, { pieces: 100 })).toEqual([])
}

/** The same event as another one, about something else. */
const changed = (event: PaymentCallback, transaction: Partial<PaymentCallback['transaction']>): PaymentCallback => ({
  ...event,
  eventId: randomUUID(),
  transaction: { ...event.transaction, ...transaction },
})

describe('F32 a callback of the payment provider', () => {
  it.each(['DATACAP', 'USAEPAY'])('of %s places the order whose answer was lost, once', async (gateway) => {
    const given = await shopperAtTheLastStep(gateway)
    const provider = gateway.toLowerCase()
    payments.behave('lose-answer')
    expect((await given.pay()).status).toBe(503)
    expect(await stateOf(given)).toMatchObject({ state: 'reserved', paid: 'authorising' })

    const copies = await Promise.all(Array.from({ length: 5 }, () => send(given.first(), { provider })))
    expect(copies).toEqual([204, 204, 204, 204, 204])
    expect(await stateOf(given)).toEqual({
      state: 'placed',
      paid: 'authorised',
      held: null,
      audit: 'payment.told',
      events: 1,
    })
    await expectSound(given)
  })

  it('says what is known already, and changes nothing', async () => {
    const given = await shopperAtTheLastStep()
    expect((await given.pay()).status).toBe(200)
    expect(await send(given.first())).toBe(204)
    expect(await stateOf(given)).toMatchObject({ state: 'placed', paid: 'authorised', held: null, audit: null })
    await expectSound(given)
  })

  it('of a decline gives everything back, and the cart', async () => {
    const given = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await given.pay('tok_declined')
    expect(await send(given.first())).toBe(204)
    expect(await stateOf(given)).toMatchObject({ state: 'failed', paid: 'declined' })
    payments.behave('accept')
    expect((await given.pay()).status).toBe(200)
    await expectSound(given)
  })

  it('of another amount holds the order until the provider was asked: not placed, and the money goes back', async () => {
    const given = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await given.pay()
    const [[reference = '', charge] = []] = [...payments.charges].slice(-1)
    if (!charge) throw new Error('nothing was charged')
    payments.charges.set(reference, { ...charge, amount: charge.amount + 1 })
    payments.behave('accept')

    expect(await send(changed(given.first(), { amount: charge.amount + 1 }))).toBe(204)
    expect(await stateOf(given)).toMatchObject({
      state: 'reserved',
      paid: 'authorising',
      held: 'other-amount',
      audit: 'payment.told payment.alert',
    })
    now = new Date(start.getTime() + 2 * 60_000)
    await reconcileOrders(tools(), given.tenant)
    expect(await stateOf(given)).toMatchObject({ state: 'failed', paid: 'declined' })
    expect(payments.charges.get(reference)).toMatchObject({ status: 'voided' })
    await expectSound(given)
  })

  it('of another amount than the provider itself tells holds an order only until that is known', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    expect(await send(changed(given.first(), { amount: 1 }))).toBe(204)
    expect(await stateOf(given)).toMatchObject({ state: 'placed', held: 'other-amount' })
    await reviewHeld(tools(), given.tenant)
    expect(await stateOf(given)).toMatchObject({
      state: 'placed',
      held: null,
      audit: 'payment.told payment.alert payment.cleared',
    })
    await expectSound(given)
  })

  it('of money that is gone holds the order, and no later word lets it go', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    const gone = { ...changed(given.first(), { status: 'voided' }), event: 'void' as const }
    expect(await send(gone)).toBe(204)
    expect(await send(given.first())).toBe(204)
    await reviewHeld(tools(), given.tenant)
    expect(await stateOf(given)).toMatchObject({ state: 'placed', paid: 'voided', held: 'money-gone' })
  })

  it('of what is given back in parts, in any order, keeps the highest sum', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    const refund = (refundedAmount: number) => ({
      ...changed(given.first(), { status: 'captured', refundedAmount }),
      event: 'refund' as const,
    })
    for (const cents of [200, 100]) expect(await send(refund(cents))).toBe(204)
    expect(
      await test.query('SELECT refunded_cents FROM commerce.order_payments WHERE tenant_id = $1', [given.tenant]),
    ).toEqual([{ refunded_cents: 200 }])
  })

  it.each([
    ['before the yes', [1, 0]],
    ['after the yes', [0, 1]],
    ['twice', [1, 0, 1]],
  ])('of a void that follows a cancellation may come %s', async (_, order) => {
    const given = await shopperAtTheLastStep()
    const { orderID } = (await given.pay()).data
    await test.call(cancelOrder, { params: { orderId: orderID } }, given.shopper.token)
    expect(given.told().map(({ event }) => event)).toEqual(['authorize', 'void'])
    for (const place of order) {
      const callback = given.told()[place]
      expect(callback && (await send(callback))).toBe(204)
    }
    expect(await stateOf(given)).toMatchObject({ state: 'canceled', paid: 'voided', held: null })
    await expectSound(given)
  })

  it('T63 T67 for an order that nobody knows is audited and told to whoever runs the store, without the card', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    const lines: string[] = []
    const app = test.buildLogged((line) => lines.push(line))
    const stranger = changed(given.first(), { reference: randomUUID() })
    expect(await sendCallback({ request: (inject) => app.inject(inject) }, { callback: stranger, now })).toBe(204)
    await app.close()
    expect(lines.filter((line) => line.includes('unknown-order'))).toHaveLength(1)
    expect(await stateOf(given)).toMatchObject({ audit: 'payment.told payment.alert' })
    // T63: what the log has is ids and amounts.
    expect(lines.join('')).not.toContain('1111')
  })
})

describe('F32 who may tell of payments', () => {
  const refusals: [string, Partial<Sent>, number][] = [
    ['has another key', { merchantKey: 'another' }, 401],
    ['was sent six minutes ago', { now: new Date(start.getTime() - 6 * 60_000) }, 401],
    ['comes from a provider that there is not', { provider: 'acme' }, 404],
    ['is sent to a tenant that there is not', { tenant: 'nobody-has-this' }, 400],
  ]
  it.each(refusals)('one that %s is refused', async (_, change, status) => {
    const given = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await given.pay()
    expect(await send(given.first(), change)).toBe(status)
    expect(await stateOf(given)).toMatchObject({ state: 'reserved', audit: null, events: 0 })
  })

  it('T1 a tenant does not speak for another one, whoever signs', async () => {
    const ours = await shopperAtTheLastStep()
    const theirs = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await ours.pay()
    expect(await send(ours.first(), { tenant: theirs.tenant })).toBe(400)
    const renamed = changed(ours.first(), { tenant: theirs.tenant })
    expect(await send(renamed)).toBe(204)
    expect(await stateOf(ours)).toMatchObject({ state: 'reserved', paid: 'authorising' })
  })

  const raw = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    test.request({
      method: 'POST',
      url: '/callbacks/payments/datacap/fresh',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  it('nobody does without a signature, in a large body, in another type, or from a page', async () => {
    expect((await raw('{}')).statusCode).toBe(401)
    expect((await raw(JSON.stringify({ text: 'x'.repeat(17_000) }))).statusCode).toBe(413)
    expect((await raw('{}', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const asked = await test.request({
      method: 'OPTIONS',
      url: '/callbacks/payments/datacap/fresh',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(404)
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('what was told is forgotten after a month', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    await send(given.first())
    await test.database.transaction(given.tenant, (tx) => forgetCallbacks(tx, start))
    expect(await stateOf(given)).toMatchObject({ events: 1 })
    await test.database.transaction(given.tenant, (tx) => forgetCallbacks(tx, new Date(start.getTime() + 1)))
    expect(await stateOf(given)).toMatchObject({ events: 0 })
  })
})
