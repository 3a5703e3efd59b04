import { toCents } from '@aisle/api/money'
import { cancelOrder, orderDetail } from '@aisle/api/order'
import { expect } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { totalOf } from '../../testing/shopper.ts'
import { reconcileCancelled } from '../cancel/void-cancelled.service.ts'
import { cancelForOwner } from '../owner.ts'
import { giveBackParts } from './give-back.service.ts'
import { BALANCES, PIECES, readyCart, type Given } from './ready-cart.builder.ts'

const START = new Date('2026-11-20T15:00:00Z')

/** The API with a provider that charges and gives back, and a clock that tests set. */
export async function openRefundApp() {
  let now = START
  const { test, payments, services } = await openPaymentApp({ now: () => now })

  /** A customer's order of three lines, placed and paid, and what happens to it. */
  async function paidOrder(given: Given = {}) {
    const { store, shopper, cart } = await readyCart(test, given)
    const { tenant } = store
    const placed = await shopper.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined })
    if (placed.status !== 200) throw new Error(placed.body)
    const { orderID: orderId, orderNumber } = placed.data
    const provider = given.gateway?.toLowerCase()
    return {
      tenant,
      orderId,
      /** What the card was asked for, in cents. */
      total: toCents(totalOf(cart)),
      charge: () => payments.charges.get(orderId),
      /** The provider takes what it has kept back, or `cents` of it. */
      dayEnds: (cents?: number) => payments.capture(tenant, orderId, cents),
      /** What the provider tells of its own accord, all of it again. */
      tell: async () => {
        for (const callback of payments.events.filter(({ transaction }) => transaction.reference === orderId)) {
          expect(await sendCallback(test, { callback, now, ...(provider && { provider }) })).toBe(204)
        }
      },
      cancelWhole: () => test.call(cancelOrder, { params: { orderId } }, shopper.token),
      /** Cents that come back for these lines, counted from 1. */
      takeOut: (...lines: number[]) =>
        cancelForOwner({ databaseUrl: test.ownerUrl, tenant, orderNumber, lines, now }).then(Number),
      job: async () => {
        const tools = { database: test.database, payments: createPaymentProvider(services), now: () => now }
        await reconcileCancelled(tools, tenant)
        await giveBackParts(tools, tenant)
      },
      detail: async () => (await test.call(orderDetail, { params: { orderId } }, shopper.token)).data,
      state: async () => {
        const [row] = await test.query<StateRow>(STATE, [tenant])
        if (!row) throw new Error('the order is gone')
        return row
      },
      audit: (like: string) => test.query(AUDIT, [tenant, orderId, like]),
      expectSound: async () => {
        expect(await halfOrders(test.query, tenant)).toEqual([])
        const given = { pieces: PIECES, loyaltyCents: BALANCES.loyalty_cents }
        expect(await wrongBooks(test.query, tenant, given)).toEqual([])
      },
    }
  }

  return {
    test,
    payments,
    paidOrder,
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

type StateRow = {
  readonly state: string
  readonly total: number
  readonly paid: string
  readonly back: number
  readonly due: number
  readonly held: string | null
  readonly parts: string | null
}

const STATE = `
  SELECT o.state, o.total_cents AS total, p.state AS paid, p.refunded_cents AS back, p.refund_due_cents AS due,
    o.held_for AS held,
    (SELECT string_agg(state, ' ' ORDER BY created_at) FROM commerce.card_refunds WHERE tenant_id = $1) AS parts
  FROM commerce.orders o JOIN commerce.order_payments p USING (tenant_id, order_id)
  WHERE o.tenant_id = $1 AND p.kind = 'card'`

const AUDIT = `
  SELECT action, subject, (details->>'cents')::int AS cents FROM commerce.audit_log
  WHERE tenant_id = $1 AND object_id = $2 AND action LIKE $3 ORDER BY audit_id`
