import type { PlaceOrderBody } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../server/testing.ts'
import * as builder from './checkout-store.builder.ts'
import { shopperOf, type TestShopper, totalOf } from './shopper.ts'

export type Step = 'otp' | 'person' | 'slot'
const STEPS = ['otp', 'person', 'slot'] as const

type Given = { readonly store: builder.TestStore; readonly slot: { slotId: string; bookingDate: string } }
const steps: Record<Step, (shopper: TestShopper, given: Given) => Promise<unknown>> = {
  otp: (shopper) => shopper.prove(),
  person: (shopper) => shopper.namePickupPerson(),
  slot: (shopper, { slot }) => shopper.hold(slot),
}

type Options = {
  readonly now: Date
  readonly store?: Parameters<typeof builder.insertStore>[1]
  readonly product?: Parameters<typeof builder.insertProduct>[2]
  readonly skipped?: readonly Step[]
}

/** A guest with one product to pick up, who has done all but the skipped steps and pays at the store. */
export async function readyToOrder(test: TestApp, { now, store: options, product = {}, skipped = [] }: Options) {
  const store = await builder.insertStore(test.query, { pickup: { is_slot_booking_required: true }, ...options })
  const milk = await builder.insertProduct(test.query, store, product)
  const slot = await builder.insertSlot(test.query, store, store.pickup, now)
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `ada-${randomUUID()}@example.com`)
  const cart = await shopper.fill(milk)
  for (const step of STEPS) if (!skipped.includes(step)) await steps[step](shopper, { store, slot })
  const order = (body: Partial<PlaceOrderBody> = {}, key?: string) =>
    shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, ...body }, key)
  return { store, milk, slot, shopper, cart, order }
}

/** What an order leaves behind: nothing of it after a refusal. */
export async function tracesOf(test: TestApp, tenant: string) {
  const [traces] = await test.query<{ orders: number; stock: number; mails: number }>(
    `SELECT (SELECT count(*)::int FROM commerce.orders WHERE tenant_id = $1) AS orders,
       (SELECT sum(on_hand)::int FROM commerce.stock WHERE tenant_id = $1) AS stock,
       (SELECT count(*)::int FROM commerce.outbox WHERE tenant_id = $1 AND kind = 'order-placed') AS mails`,
    [tenant],
  )
  return traces
}

export const NO_TRACES = { orders: 0, stock: 100, mails: 0 }
