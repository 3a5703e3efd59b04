import { applyDiscountCoupon, applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { setOrderPayments, setTip } from '@aisle/api/checkout'
import { toCents } from '@aisle/api/money'
import { cancelOrder, orderDetail } from '@aisle/api/order'
import { orderTotal } from '@aisle/api/order-totals'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { reconcileCancelled } from '../cancel/void-cancelled.service.ts'
import { cancelForOwner } from '../owner.ts'
import { giveBackParts } from './give-back.service.ts'

const RUNS = Number(process.env.PAYMENT_RUNS ?? 15)
const start = new Date('2026-11-20T15:00:00Z')
let now = start
const { test, payments, services } = await openPaymentApp({ now: () => now })
afterEach(() => {
  payments.behave('accept')
  now = start
})

const TAXES = [
  ['food', 'State', 4],
  ['general', 'State', 4],
  ['general', 'City', 4.875],
] as const
const PRICES = [399, 1250, 875]
const BALANCES = { loyalty_cents: 200, gift_card_cents: 300 }

type Given = { readonly gateway?: string; readonly withBalances?: boolean; readonly withTip?: boolean }

/** A customer's order of three lines, placed and paid. */
async function placedOrder({ gateway = 'DATACAP', withBalances = false, withTip = false }: Given = {}) {
  const business = { currentPaymentGateway: gateway, lnsSubscriptionType: 2, tipFulfillments: ['sp'] }
  const store = await builder.insertStore(test.query, { business })
  const { tenant, locationId } = store
  for (const [tax_class, name, rate_percent] of TAXES) {
    const rate = { tenant_id: tenant, location_id: locationId, tax_class, name, rate_percent }
    await builder.insertRow(test.query, 'tax_rates', rate)
  }
  const { subject, customerId } = await builder.insertCustomer(test.query, tenant, {
    loyalty_cents: BALANCES.loyalty_cents,
  })
  const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
  let cart
  for (const [index, price_cents] of PRICES.entries()) {
    const product = { price_cents, tax_class: index === 0 ? 'food' : 'general' }
    cart = await shopper.fill(await builder.insertProduct(test.query, store, product), index + 1)
  }
  const { token } = shopper
  if (withBalances) {
    const coupon = { tenant_id: tenant, code: 'SAVE', title: 'Save', kind: 'percent', value: 1000 }
    await builder.insertRow(test.query, 'coupons', coupon)
    await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'SAVE' } }, token)
    const gift_card_id = randomUUID()
    const balance = { initial_cents: BALANCES.gift_card_cents, balance_cents: BALANCES.gift_card_cents }
    const card = { gift_card_id, number: '9000000000000001', family: 1, status: 1, ...balance }
    await builder.insertRow(test.query, 'gift_cards', { tenant_id: tenant, owner_customer_id: customerId, ...card })
    await test.call(applyLoyaltyDollars, { body: { dollars: BALANCES.loyalty_cents / 100 } }, token)
    const giftCards = [{ giftCardID: gift_card_id, redeemAmount: BALANCES.gift_card_cents / 100 }]
    cart = (await test.call(setOrderPayments, { body: { giftCards } }, token)).data
  }
  await shopper.namePickupPerson()
  if (withTip) cart = (await test.call(setTip, { body: { tipAmount: 2.5 } }, token)).data
  if (!cart) throw new Error('there is no cart')
  const placed = await shopper.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined })
  if (placed.status !== 200) throw new Error(placed.body)
  const { orderID: orderId, orderNumber } = placed.data
  const provider = gateway.toLowerCase()
  const cancelled = new Set<number>()
  return {
    store,
    tenant,
    shopper,
    orderId,
    total: toCents(totalOf(cart)),
    charge: () => payments.charges.get(orderId),
    dayEnds: (cents?: number) => payments.capture(tenant, orderId, cents),
    /** What the provider tells of its own accord, all of it again. */
    tell: async () => {
      for (const callback of payments.events.filter(({ transaction }) => transaction.reference === orderId)) {
        expect(await sendCallback(test, { callback, now, provider })).toBe(204)
      }
    },
    cancelWhole: () => test.call(cancelOrder, { params: { orderId } }, token),
    takeOut: (...lines: number[]) =>
      cancelForOwner({ databaseUrl: test.ownerUrl, tenant, orderNumber, lines, now }).then((cents) => {
        for (const line of lines) cancelled.add(line)
        return cents
      }),
    cancelled,
    job: async () => {
      const tools = { database: test.database, payments: createPaymentProvider(services), now: () => now }
      await reconcileCancelled(tools, tenant)
      await giveBackParts(tools, tenant)
    },
    detail: async () => (await test.call(orderDetail, { params: { orderId } }, token)).data,
  }
}
type Placed = Awaited<ReturnType<typeof placedOrder>>

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const stateOf = async ({ tenant }: Placed) => {
  const [row] = await test.query(
    `SELECT o.state, p.state AS paid, p.refunded_cents AS back, p.refund_due_cents AS due, o.held_for AS held,
       (SELECT string_agg(state, ' ' ORDER BY created_at) FROM commerce.card_refunds WHERE tenant_id = $1) AS parts
     FROM commerce.orders o JOIN commerce.order_payments p USING (tenant_id, order_id)
     WHERE o.tenant_id = $1 AND p.kind = 'card'`,
    [tenant],
  )
  return row
}
const auditOf = ({ tenant, orderId }: Placed, like: string) =>
  test.query(
    `SELECT action, subject, (details->>'cents')::int AS cents FROM commerce.audit_log
     WHERE tenant_id = $1 AND object_id = $2 AND action LIKE $3 ORDER BY audit_id`,
    [tenant, orderId, like],
  )
const pieces = 100 * PRICES.length
async function expectSound({ tenant }: Placed) {
  expect(await halfOrders(test.query, tenant)).toEqual([])
  expect(await wrongBooks(test.query, tenant, { pieces, loyaltyCents: BALANCES.loyalty_cents })).toEqual([])
}

describe('F32 an order that is canceled when its money was taken', () => {
  it.each(['DATACAP', 'USAEPAY'])('gives it back through %s, once', async (gateway) => {
    const order = await placedOrder({ gateway })
    order.dayEnds()
    await order.tell()
    expect(await stateOf(order)).toMatchObject({ state: 'placed', paid: 'captured', held: null })

    expect((await order.cancelWhole()).status).toBe(200)
    await Promise.all([order.job(), order.job()])
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    await order.tell()
    expect(await stateOf(order)).toMatchObject({ state: 'canceled', paid: 'refunded', back: order.total, held: null })
    expect(await auditOf(order, 'payment.refunded')).toEqual([
      { action: 'payment.refunded', subject: null, cents: order.total },
    ])
    await expectSound(order)
  })

  it('gives it back when nobody had told of the taking', async () => {
    const order = await placedOrder()
    order.dayEnds()
    expect((await order.cancelWhole()).status).toBe(200)
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    expect(await stateOf(order)).toMatchObject({ paid: 'refunded', back: order.total })
  })

  it.each(['lose-request', 'lose-answer'] as const)('gives it back once when answers are lost: %s', async (fault) => {
    const order = await placedOrder()
    order.dayEnds()
    payments.behave(fault)
    await order.cancelWhole()
    expect(await stateOf(order)).toMatchObject({ state: 'canceled', back: 0 })
    await order.job()
    payments.behave('accept')
    await order.job()
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'refunded', refundedAmount: order.total })
    expect(await stateOf(order)).toMatchObject({ paid: 'refunded', back: order.total })
    expect(await auditOf(order, 'payment.refunded')).toHaveLength(1)
  })
})

describe('F32 lines that are taken out of an order', () => {
  it('come back from the card when it has been charged, and the rest stays paid', async () => {
    const order = await placedOrder()
    order.dayEnds()
    const cents = Number(await order.takeOut(2))
    expect(cents).toBe(2500 + 222)
    expect(await stateOf(order)).toMatchObject({ state: 'placed', due: cents, back: 0, parts: 'due' })
    await order.job()
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'captured', refundedAmount: cents })
    await order.tell()
    expect(await stateOf(order)).toMatchObject({ paid: 'captured', back: cents, held: null, parts: 'done' })
    const detail = await order.detail()
    expect(toCents(orderTotal(detail.orderSummary))).toBe(order.total - cents)
    expect(detail.payments.map(({ amount }) => toCents(amount))).toEqual([order.total - cents])
    expect(detail.notDeliveredOrderLineItems).toHaveLength(1)
    expect((await auditOf(order, '%')).map((row) => row['action'])).toEqual(
      expect.arrayContaining(['order.lines-canceled', 'payment.refund-promised', 'payment.refunded']),
    )
    await expectSound(order)
  })

  it('come back to gift cards and loyalty dollars first, at once', async () => {
    const order = await placedOrder({ withBalances: true })
    const cents = Number(await order.takeOut(1))
    expect(cents).toBe(359 + 14)
    const detail = await order.detail()
    expect(detail.orderSummary).toMatchObject({ giftCardAmount: 0, loyaltyDollars: (200 - (cents - 300)) / 100 })
    expect(await stateOf(order)).toMatchObject({ due: 0, parts: null })
    expect(await auditOf(order, '%.refunded')).toMatchObject([
      { action: 'gift-card.refunded', cents: 300 },
      { action: 'loyalty.refunded', cents: cents - 300 },
    ])
    await order.takeOut(2)
    await expectSound(order)
  })

  it('wait for money that is only kept back, and come as much less as less is taken', async () => {
    const order = await placedOrder()
    const cents = Number(await order.takeOut(2))
    await order.job()
    expect(order.charge()).toMatchObject({ status: 'authorized' })
    expect(await stateOf(order)).toMatchObject({ parts: 'due' })
    order.dayEnds(order.total - cents + 100)
    later(40)
    await order.job()
    expect(order.charge()).toMatchObject({ refundedAmount: 100 })
    expect(await stateOf(order)).toMatchObject({ parts: 'done', back: 100 })
  })

  it('are told to whoever runs the store where the provider refuses', async () => {
    const order = await placedOrder()
    order.dayEnds()
    await order.takeOut(1)
    payments.behave('refuse-refunds')
    await order.job()
    await order.job()
    expect(await stateOf(order)).toMatchObject({ parts: 'refused', back: 0 })
    expect(await auditOf(order, 'payment.alert')).toHaveLength(1)
  })

  it('G15 give back no more than was paid, however many ask at once', async () => {
    const order = await placedOrder({ withBalances: true })
    order.dayEnds()
    const replies = await Promise.allSettled([order.takeOut(1), order.takeOut(1), order.takeOut(1), order.takeOut(2)])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(order.takeOut(1)).rejects.toThrow('can no longer be canceled')
    await order.job()
    await expectSound(order)
    const tooMuch = test.query(
      'UPDATE commerce.order_payments SET refund_due_cents = amount_cents + 1 WHERE order_id = $1',
      [order.orderId],
    )
    await expect(tooMuch).rejects.toThrow('order_payments_refund_due')
  })
})

const events = ['line 1', 'line 2', 'line 3', 'cancel', 'the day ends', 'job', 'an hour', 'tell'] as const
const faults = ['accept', 'lose-request', 'lose-answer'] as const

describe('F32 G15 whatever is canceled, in any order and with any answer lost', () => {
  it(
    `the shopper has paid for what they get, to the cent, in ${RUNS} stories`,
    async () => {
      const story = fc.array(fc.constantFrom(...events, ...faults), { minLength: 2, maxLength: 10 })
      await fc.assert(
        fc.asyncProperty(story, fc.boolean(), fc.boolean(), async (steps, withBalances, withTip) => {
          now = start
          payments.behave('accept')
          const order = await placedOrder({ withBalances, withTip })
          for (const step of steps) {
            if (step.startsWith('line ')) await order.takeOut(Number(step.slice(-1))).catch(expectRefusal)
            else if (step === 'cancel') await order.cancelWhole()
            else if (step === 'the day ends') order.dayEnds()
            else if (step === 'job') await order.job()
            else if (step === 'an hour') later(60)
            else if (step === 'tell') await order.tell()
            else payments.behave(faults.find((fault) => fault === step) ?? 'accept')
            await expectSound(order)
          }
          payments.behave('accept')
          order.dayEnds()
          for (let turn = 0; turn < 2; turn += 1) {
            later(60)
            await order.job()
            await order.tell()
          }
          await expectSound(order)
          const { total_cents, state } = await orderRow(order)
          const { status, capturedAmount = 0, refundedAmount = 0 } = order.charge() ?? {}
          expect(status).not.toBe('authorized')
          expect(capturedAmount - refundedAmount).toBe(state === 'canceled' ? 0 : total_cents)
        }),
        { numRuns: RUNS },
      )
    },
    60_000 + RUNS * 10_000,
  )
})

function expectRefusal(error: unknown) {
  expect(String(error)).toContain('can no longer be canceled')
}

async function orderRow({ tenant }: Placed) {
  const [row] = await test.query<{ total_cents: number; state: string }>(
    'SELECT total_cents, state FROM commerce.orders WHERE tenant_id = $1',
    [tenant],
  )
  if (!row) throw new Error('the order is gone')
  return row
}
