import type { PaymentCallback } from '@aisle/api/payment-callback'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as builder from '../../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback, type Sent } from '../../testing/payment-callbacks.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { createPaymentProvider } from '../payment-provider.ts'

export const START = new Date('2026-11-20T15:00:00Z')

/** The API beside a provider that tells of payments when the test sends what it has to tell. */
export async function openCallbackApp() {
  let now = START
  const { test, payments, services } = await openPaymentApp({ now: () => now })
  const send = (callback: PaymentCallback, change: Partial<Sent> = {}) =>
    sendCallback(test, { callback, now, ...change })

  async function shopperAtTheLastStep(gateway = 'DATACAP') {
    const store = await builder.insertStore(test.query, { business: { currentPaymentGateway: gateway } })
    const { tenant } = store
    const milk = await builder.insertProduct(test.query, store)
    const { subject } = await builder.insertCustomer(test.query, tenant)
    const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
    const expectedTotal = totalOf(await shopper.fill(milk))
    await shopper.namePickupPerson()
    /** What the provider tells of this store's payments, in order. */
    const told = () => payments.events.filter(({ transaction }) => transaction.tenant === tenant)
    return {
      tenant,
      shopper,
      told,
      first: () => {
        const [event] = told()
        if (!event) throw new Error('the provider has nothing to tell')
        return event
      },
      pay: (paymentToken = 'tok_accepted') => shopper.order({ expectedTotal, paymentToken, guest: undefined }),
      state: async () => {
        const [row] = await test.query(STATE, [tenant])
        return row
      },
      expectSound: async () => {
        expect(await halfOrders(test.query, tenant)).toEqual([])
        expect(await wrongBooks(test.query, tenant, { pieces: 100 })).toEqual([])
      },
    }
  }

  return {
    test,
    payments,
    send,
    shopperAtTheLastStep,
    /** What jobs work with. */
    tools: () => ({ database: test.database, payments: createPaymentProvider(services), now: () => now }),
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** A provider that accepts, and the clock as at the start. */
    startAgain: () => {
      payments.behave('accept')
      now = START
    },
  }
}

/** The same event as another one, about something else. */
export const changed = (
  event: PaymentCallback,
  transaction: Partial<PaymentCallback['transaction']>,
): PaymentCallback => ({
  ...event,
  eventId: randomUUID(),
  transaction: { ...event.transaction, ...transaction },
})

const STATE = `
  SELECT o.state, p.state AS paid, o.held_for AS held,
    (SELECT string_agg(action, ' ' ORDER BY audit_id) FROM commerce.audit_log
     WHERE tenant_id = $1 AND action LIKE 'payment.%') AS audit,
    (SELECT count(*)::int FROM commerce.payment_callbacks WHERE tenant_id = $1) AS events
  FROM commerce.orders o JOIN commerce.order_payments p USING (tenant_id, order_id) WHERE o.tenant_id = $1`
