import { toCents } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import { afterEach, describe, expect, it } from 'vitest'
import { openRefundApp } from './paid-order.builder.ts'

const { test, payments, paidOrder, later, startAgain } = await openRefundApp()
afterEach(startAgain)

describe('F32 an order that is canceled when its money was taken', () => {
  it.each(['DATACAP', 'USAEPAY'])('gives it back through %s, once', async (gateway) => {
    const order = await paidOrder({ gateway })
    order.dayEnds()
    await order.tell()
    expect(await order.state()).toMatchObject({ state: 'placed', paid: 'captured', held: null })

    expect((await order.cancelWhole()).status).toBe(200)
    await Promise.all([order.job(), order.job()])
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    await order.tell()
    expect(await order.state()).toMatchObject({ state: 'canceled', paid: 'refunded', back: order.total, held: null })
    expect(await order.audit('payment.refunded')).toEqual([
      { action: 'payment.refunded', subject: null, cents: order.total },
    ])
    await order.expectSound()
  })

  it('gives it back when nobody had told of the taking', async () => {
    const order = await paidOrder()
    order.dayEnds()
    expect((await order.cancelWhole()).status).toBe(200)
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    expect(await order.state()).toMatchObject({ paid: 'refunded', back: order.total })
  })

  it.each(['lose-request', 'lose-answer'] as const)('gives it back once when answers are lost: %s', async (fault) => {
    const order = await paidOrder()
    order.dayEnds()
    payments.behave(fault)
    await order.cancelWhole()
    expect(await order.state()).toMatchObject({ state: 'canceled', back: 0 })
    await order.job()
    payments.behave('accept')
    await order.job()
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    expect(await order.state()).toMatchObject({ paid: 'refunded', back: order.total })
    expect(await order.audit('payment.refunded')).toHaveLength(1)
  })
})

describe('F32 lines that are taken out of an order', () => {
  it('come back from the card when it has been charged, and the rest stays paid', async () => {
    const order = await paidOrder()
    order.dayEnds()
    const cents = await order.takeOut(2)
    expect(cents).toBe(2500 + 222)
    expect(await order.state()).toMatchObject({ state: 'placed', due: cents, back: 0, parts: 'due' })
    await order.job()
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'captured', refundedAmount: cents })
    await order.tell()
    expect(await order.state()).toMatchObject({ paid: 'captured', back: cents, held: null, parts: 'done' })
    const detail = await order.detail()
    expect(toCents(orderTotal(detail.orderSummary))).toBe(order.total - cents)
    expect(detail.payments.map(({ amount }) => toCents(amount))).toEqual([order.total - cents])
    expect(detail.notDeliveredOrderLineItems).toHaveLength(1)
    expect((await order.audit('%')).map((row) => row['action'])).toEqual(
      expect.arrayContaining(['order.lines-canceled', 'payment.refund-promised', 'payment.refunded']),
    )
    await order.expectSound()
  })

  it('come back to gift cards and loyalty dollars first, at once', async () => {
    const order = await paidOrder({ withBalances: true })
    const cents = await order.takeOut(1)
    expect(cents).toBe(359 + 14)
    const detail = await order.detail()
    expect(detail.orderSummary).toMatchObject({ giftCardAmount: 0, loyaltyDollars: (200 - (cents - 300)) / 100 })
    expect(await order.state()).toMatchObject({ due: 0, parts: null })
    expect(await order.audit('%.refunded')).toMatchObject([
      { action: 'gift-card.refunded', cents: 300 },
      { action: 'loyalty.refunded', cents: cents - 300 },
    ])
    await order.takeOut(2)
    await order.expectSound()
  })

  it('wait for money that is only kept back, and come as much less as less is taken', async () => {
    const order = await paidOrder()
    const cents = await order.takeOut(2)
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'authorized' })
    expect(await order.state()).toMatchObject({ parts: 'due' })
    order.dayEnds(order.total - cents + 100)
    later(40)
    await order.job()
    expect(order.charge()).toMatchObject({ refundedAmount: 100 })
    expect(await order.state()).toMatchObject({ parts: 'done', back: 100 })
  })

  it('are told to whoever runs the store where the provider refuses', async () => {
    const order = await paidOrder()
    order.dayEnds()
    await order.takeOut(1)
    payments.behave('refuse-refunds')
    await order.job()
    await order.job()
    expect(await order.state()).toMatchObject({ parts: 'refused', back: 0 })
    expect(await order.audit('payment.alert')).toHaveLength(1)
  })

  it('G15 give back no more than was paid, however many ask at once', async () => {
    const order = await paidOrder({ withBalances: true })
    order.dayEnds()
    const replies = await Promise.allSettled([order.takeOut(1), order.takeOut(1), order.takeOut(1), order.takeOut(2)])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(order.takeOut(1)).rejects.toThrow('Line 1 was taken out before')
    await order.job()
    await order.expectSound()
    const tooMuch = test.query(
      'UPDATE commerce.order_payments SET refund_due_cents = amount_cents + 1 WHERE order_id = $1',
      [order.orderId],
    )
    await expect(tooMuch).rejects.toThrow('order_payments_refund_due')
  })
})
