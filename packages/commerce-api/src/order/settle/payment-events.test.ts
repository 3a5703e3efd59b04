import { cancelOrder } from '@aisle/api/order'
import type { PaymentCallback } from '@aisle/api/payment-callback'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { reconcileCancelled } from '../cancel/void-cancelled.service.ts'
import { reconcileOrders } from './reconcile.service.ts'
import { reviewHeld } from './review-held.service.ts'

/** Orders of events that are tried; more at night. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 40)
const LONGEST = 9

const start = new Date('2026-11-20T15:00:00Z')
let now = start

const { test, payments, services } = await openPaymentApp({ now: () => now })

/** What the provider does with the next charge, what the shopper does, and what time and the job do. */
const events = [
  ...(['accept', 'decline', 'lose-request', 'lose-answer', 'other-amount'] as const),
  ...(['pay', 'pay again', 'pay with another card', 'pay with a declined card', 'pay twice at once'] as const),
  ...(['cancel', 'a minute', 'job', 'the day ends'] as const),
  ...(['callback', 'newest callback first', 'callback twice at once', 'callback of another amount'] as const),
  ...(['every callback again'] as const),
] as const
type Event = (typeof events)[number]

async function open({ isNamed }: { readonly isNamed: boolean }) {
  const store = await builder.insertStore(test.query)
  const milk = await builder.insertProduct(test.query, store)
  const { subject } = await builder.insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const cart = await shopper.fill(milk)
  const named = isNamed && cart.orderNumber ? { orderNumber: cart.orderNumber } : {}
  await shopper.namePickupPerson()
  let key = randomUUID()
  const told = () => payments.events.filter(({ transaction }) => transaction.tenant === store.tenant)
  const arrived = new Set<string>()
  const waiting = () => told().filter(({ eventId }) => !arrived.has(eventId))
  const tell = async (callback: PaymentCallback | undefined) => {
    if (!callback) return
    arrived.add(callback.eventId)
    expect(await sendCallback(test, { callback, now })).toBe(204)
  }
  /** Those that have not come by the end come now, the newest first. */
  const tellRest = async () => {
    for (const callback of waiting().toReversed()) await tell(callback)
  }
  const statuses: number[] = []
  /** Requests whose answer was that the order stands, or that nobody knows yet. */
  const begun = new Set<string>()
  /** Whoever asks again with the key or the cart of an order hears of it, and never of a cart that has gone (F25). */
  const forgotten: string[] = []
  const pay = async (paymentToken = 'tok_accepted') => {
    const body = { expectedTotal: totalOf(cart), paymentToken, guest: undefined, ...named }
    const request = `${key} ${paymentToken}`
    const isKnown = isNamed || begun.has(request)
    const { status } = await shopper.order(body, key)
    statuses.push(status)
    if (isKnown && status === 404) forgotten.push(request)
    if (status === 200 || status === 503) begun.add(request)
  }
  const tools = { database: test.database, payments: createPaymentProvider(services), now: () => now }
  const job = async () => {
    await reconcileOrders(tools, store.tenant)
    await reconcileCancelled(tools, store.tenant)
    await reviewHeld(tools, store.tenant)
  }
  const cancel = async () => {
    const [order] = await test.query<{ order_id: string }>(
      "SELECT order_id FROM commerce.orders WHERE tenant_id = $1 AND state <> 'failed' LIMIT 1",
      [store.tenant],
    )
    if (!order) return
    statuses.push((await test.call(cancelOrder, { params: { orderId: order.order_id } }, shopper.token)).status)
  }
  const doIt = async (event: Event) => {
    switch (event) {
      case 'pay':
        key = randomUUID()
        return await pay()
      case 'pay again':
        return await pay()
      case 'pay with another card':
        key = randomUUID()
        return await pay('tok_another')
      case 'pay with a declined card':
        key = randomUUID()
        return await pay('tok_declined')
      case 'pay twice at once':
        return await Promise.all([pay(), pay()])
      case 'cancel':
        return await cancel()
      case 'a minute':
        now = new Date(now.getTime() + 61_000)
        return undefined
      case 'job':
        return await job()
      case 'the day ends':
        for (const { transaction } of told()) payments.capture(store.tenant, transaction.reference)
        return undefined
      case 'callback':
        return await tell(waiting()[0])
      case 'newest callback first':
        return await tell(waiting().at(-1))
      case 'callback twice at once':
        return await Promise.all([tell(waiting()[0]), tell(waiting()[0])])
      case 'callback of another amount': {
        const [event] = told()
        if (!event) return undefined
        const transaction = { ...event.transaction, amount: event.transaction.amount + 7 }
        return await tell({ ...event, eventId: randomUUID(), transaction })
      }
      case 'every callback again':
        for (const callback of told().filter(({ eventId }) => arrived.has(eventId))) await tell(callback)
        return undefined
      default:
        return payments.behave(event)
    }
  }
  return { store, statuses, forgotten, doIt, job, tellRest }
}

type Settled = {
  readonly order_id: string
  readonly state: string
  readonly total_cents: number
  readonly paid: string
  readonly held: string | null
}
const settledOf = (tenant: string) =>
  test.query<Settled>(
    `SELECT o.order_id, o.state, o.total_cents, p.state AS paid, o.held_for AS held FROM commerce.orders o
     JOIN commerce.order_payments p USING (tenant_id, order_id) WHERE tenant_id = $1`,
    [tenant],
  )

/** What the books say of an order's card, and what the provider may say of it. */
type Legal = { readonly paid: readonly string[]; readonly atProvider: readonly (string | undefined)[] }
const legal: Readonly<Record<string, Legal>> = {
  placed: { paid: ['authorised', 'captured'], atProvider: ['authorized', 'captured'] },
  canceled: { paid: ['voided', 'refunded'], atProvider: ['voided', 'refunded'] },
  failed: { paid: ['declined', 'voided', 'refunded'], atProvider: ['declined', 'voided', 'refunded', undefined] },
}

describe('F32 whatever happens to a payment, in any order', () => {
  it(
    `an order ends placed and paid, or canceled or failed with the money back, in ${RUNS} stories`,
    async () => {
      const stories = fc.array(fc.constantFrom(...events), { minLength: 2, maxLength: LONGEST })
      let placed = 0
      await fc.assert(
        fc.asyncProperty(stories, fc.boolean(), fc.boolean(), async (story, comesLate, isNamed) => {
          now = start
          payments.behave('accept')
          const { store, statuses, forgotten, doIt, job, tellRest } = await open({ isNamed })
          const { tenant } = store
          for (const event of story) {
            await doIt(event)
            expect(await halfOrders(test.query, tenant)).toEqual([])
          }
          expect(forgotten).toEqual([])
          expect(statuses.filter((status) => ![200, 402, 404, 409, 422, 503].includes(status))).toEqual([])

          // Then the provider is well, time goes by, and the job has its turns.
          payments.behave('accept')
          now = new Date(now.getTime() + 5 * 60_000)
          await job()
          // Callbacks that have not come until now never do, or long after everything is settled.
          if (comesLate) await tellRest()
          await job()
          const settled = await settledOf(tenant)
          for (const { order_id, state, total_cents, paid, held } of settled) {
            const charge = payments.charges.get(order_id)
            expect(Object.keys(legal)).toContain(state)
            expect(legal[state]?.paid).toContain(paid)
            expect(state === 'placed' ? held : null).toBeNull()
            expect(legal[state]?.atProvider).toContain(charge?.status)
            if (state === 'placed' && charge?.amount !== total_cents) throw new Error('another amount was charged')
          }
          expect(settled.filter(({ state }) => state === 'placed').length).toBeLessThanOrEqual(1)
          expect(await halfOrders(test.query, tenant)).toEqual([])
          expect(await wrongBooks(test.query, tenant, { pieces: 100 })).toEqual([])
          placed += settled.filter(({ state }) => state === 'placed').length
        }),
        { numRuns: RUNS },
      )
      expect(placed).toBeGreaterThan(0)
    },
    60_000 + RUNS * 5000,
  )
})
