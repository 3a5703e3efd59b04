import { cancelOrder } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { reviewHeld } from '../../order/settle/review-held.service.ts'
import { reconcileOrders } from '../../order/settle/reconcile.service.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { changed, openCallbackApp, START } from './callback.builder.ts'

const { test, payments, send, tools, later, shopperAtTheLastStep, startAgain } = await openCallbackApp()
afterEach(startAgain)

describe('F32 a callback of the payment provider', () => {
  it.each(['DATACAP', 'USAEPAY'])('of %s places the order whose answer was lost, once', async (gateway) => {
    const given = await shopperAtTheLastStep(gateway)
    const provider = gateway.toLowerCase()
    payments.behave('lose-answer')
    expect((await given.pay()).status).toBe(503)
    expect(await given.state()).toMatchObject({ state: 'reserved', paid: 'authorising' })
    const charges = payments.requests.filter((request) => request.endsWith('/authorize'))
    expect(charges.at(-1)).toBe(`POST /payments/${provider}/authorize`)

    const copies = await Promise.all(Array.from({ length: 5 }, () => send(given.first(), { provider })))
    expect(copies).toEqual([204, 204, 204, 204, 204])
    expect(await given.state()).toEqual({
      state: 'placed',
      paid: 'authorised',
      held: null,
      audit: 'payment.told',
      events: 1,
    })
    await given.expectSound()
  })

  it('says what is known already, and changes nothing', async () => {
    const given = await shopperAtTheLastStep()
    expect((await given.pay()).status).toBe(200)
    expect(await send(given.first())).toBe(204)
    expect(await given.state()).toMatchObject({ state: 'placed', paid: 'authorised', held: null, audit: null })
    await given.expectSound()
  })

  it('of a decline gives everything back, and the cart', async () => {
    const given = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await given.pay('tok_declined')
    expect(await send(given.first())).toBe(204)
    expect(await given.state()).toMatchObject({ state: 'failed', paid: 'declined' })
    payments.behave('accept')
    expect((await given.pay()).status).toBe(200)
    await given.expectSound()
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
    expect(await given.state()).toMatchObject({
      state: 'reserved',
      paid: 'authorising',
      held: 'other-amount',
      audit: 'payment.told payment.alert',
    })
    later(2)
    await reconcileOrders(tools(), given.tenant)
    expect(await given.state()).toMatchObject({ state: 'failed', paid: 'declined' })
    expect(payments.charges.get(reference)).toMatchObject({ status: 'voided' })
    await given.expectSound()
  })

  it('of another amount than the provider itself tells holds an order only until that is known', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    expect(await send(changed(given.first(), { amount: 1 }))).toBe(204)
    expect(await given.state()).toMatchObject({ state: 'placed', held: 'other-amount' })
    await reviewHeld(tools(), given.tenant)
    expect(await given.state()).toMatchObject({
      state: 'placed',
      held: null,
      audit: 'payment.told payment.alert payment.cleared',
    })
    await given.expectSound()
  })

  it('of money that is gone holds the order, and no later word lets it go', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    const gone = { ...changed(given.first(), { status: 'voided' }), event: 'void' as const }
    expect(await send(gone)).toBe(204)
    expect(await send(given.first())).toBe(204)
    await reviewHeld(tools(), given.tenant)
    expect(await given.state()).toMatchObject({ state: 'placed', paid: 'voided', held: 'money-gone' })
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
    expect(await given.state()).toMatchObject({ state: 'canceled', paid: 'voided', held: null })
    await given.expectSound()
  })

  it('T63 T67 for an order that nobody knows is audited and told to whoever runs the store, without the card', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    const lines: string[] = []
    const app = test.buildLogged((line) => lines.push(line))
    const stranger = changed(given.first(), { reference: randomUUID() })
    expect(await sendCallback({ request: (inject) => app.inject(inject) }, { callback: stranger, now: START })).toBe(
      204,
    )
    await app.close()
    expect(lines.filter((line) => line.includes('unknown-order'))).toHaveLength(1)
    expect(await given.state()).toMatchObject({ audit: 'payment.told payment.alert' })
    // T63: what the log has is ids and amounts.
    expect(lines.join('')).not.toContain('1111')
  })
})
