import type { PlaceOrderBody } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { lockOwnCart } from '../../cart/cart.store.ts'
import { requestHash } from '../../idempotency/idempotency.rules.ts'
import { newGuestSubject, openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { ada, orderBody, shopperOf, totalOf } from '../../testing/shopper.ts'
import type { OrderRequest } from './order-request.ts'
import { reserveOrders } from './reserve-orders.service.ts'

const test = await openTestApp()

/** A store with so many pieces of milk, and guests who have everything but the order. */
async function guestsAtCheckout(count: number, pieces = 100) {
  const store = await builder.insertStore(test.query)
  const milk = await builder.insertProduct(test.query, store, { on_hand: pieces })
  const requests = await Promise.all(Array.from({ length: count }, (_, nth) => guestAtCheckout(store, milk, nth)))
  const left = () =>
    test
      .query<{ on_hand: number }>('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [milk])
      .then(([row]) => row?.on_hand)
  return { store, requests, left }
}

async function guestAtCheckout(store: builder.TestStore, milk: string, nth: number): Promise<OrderRequest> {
  const subject = newGuestSubject()
  const email = `${nth}@example.com`
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant, subject), email)
  const cart = await shopper.fill(milk, nth + 1)
  await shopper.namePickupPerson()
  await shopper.prove()
  const caller = { tenantId: store.tenant, subject, role: 'guest' as const, email: undefined, isEmailVerified: false }
  const rights = { customerId: undefined, isAgeVerified: false, maySeeRestricted: true, authenticatedAt: undefined }
  const body = { ...orderBody(store), guest: { ...ada, email }, expectedTotal: totalOf(cart) }
  const said = { body, requestHash: requestHash(body), key: randomUUID(), requestId: `request-${nth}` }
  return { shopper: { ...caller, ...rights }, ...said, now: new Date() }
}

const reserve = ({ tenant }: builder.TestStore, requests: readonly OrderRequest[]) =>
  test.database.transaction(tenant, (tx) => reserveOrders(tx, requests))

const saying = (request: OrderRequest, more: Partial<PlaceOrderBody>): OrderRequest => ({
  ...request,
  body: { ...request.body, ...more },
})

/** Everything that is written of an order that waits for its payment; nothing where there is none. */
const writtenOf = ({ shopper: { subject }, key }: OrderRequest) =>
  test
    .query(
      `SELECT o.state, o.email, c.state AS cart, p.state AS payment, k.status, k.key = $2 AS is_own_key,
         (SELECT array_agg(qty) FROM commerce.order_lines l WHERE l.order_id = o.order_id) AS pieces,
         (SELECT array_agg(request_id) FROM commerce.audit_log a WHERE a.object_id = o.order_id::text) AS audited
       FROM commerce.orders o JOIN commerce.carts c USING (tenant_id, cart_id)
       JOIN commerce.order_payments p USING (tenant_id, order_id)
       JOIN commerce.idempotency_keys k ON k.subject = o.subject
       WHERE o.subject = $1`,
      [subject, key],
    )
    .then(([row]) => row)

const reserved = (nth: number) => ({
  state: 'reserved',
  email: `${nth}@example.com`,
  cart: 'ordering',
  payment: 'authorising',
  status: null,
  is_own_key: true,
  pieces: [nth + 1],
  audited: [`request-${nth}`],
})

it('reserves those that come at the same moment, each with what is its own', async () => {
  const { store, requests, left } = await guestsAtCheckout(3)

  const answers = await reserve(store, requests)

  expect(answers).toMatchObject(
    requests.map(({ body }) => ({ state: 'authorising', payment: { cents: Math.round(body.expectedTotal * 100) } })),
  )
  expect(await Promise.all(requests.map(writtenOf))).toEqual([0, 1, 2].map(reserved))
  expect(await left()).toBe(100 - 1 - 2 - 3)
})

it('leaves alone a cart that somebody else has locked, and waits for nobody', async () => {
  const { store, requests } = await guestsAtCheckout(2)

  const answers = await test.database.transaction(store.tenant, async (tx) => {
    await lockOwnCart(tx, requests[0]?.shopper.subject ?? '')
    return await reserve(store, requests)
  })

  expect(answers).toMatchObject([undefined, { state: 'authorising' }])
  expect(await Promise.all(requests.map(writtenOf))).toEqual([undefined, reserved(1)])
})

it('F24 reserves a cart once that is ordered twice, and none of which it has heard before', async () => {
  const { store, requests, left } = await guestsAtCheckout(1)
  const again = requests.map((request) => ({ ...request, key: randomUUID() }))

  expect(await reserve(store, [...requests, ...again])).toMatchObject([{ state: 'authorising' }, undefined])
  expect(await reserve(store, requests)).toEqual([undefined])
  expect(await reserve(store, again)).toEqual([undefined])
  expect(await left()).toBe(99)
})

it('F30 gives the last pieces to those who come first, and leaves the others to be told by themselves', async () => {
  const { store, requests, left } = await guestsAtCheckout(3, 4)

  expect(await reserve(store, requests)).toMatchObject([{ state: 'authorising' }, { state: 'authorising' }, undefined])
  expect(await left()).toBe(1)
})

it('refuses one without the others, and changes nothing of it', async () => {
  const { store, requests, left } = await guestsAtCheckout(2)
  const [first, second] = requests
  if (!first || !second) throw new Error('no requests')

  const answers = await reserve(store, [saying(first, { expectedTotal: 0.01 }), second])

  expect(answers).toMatchObject([
    { state: 'refused', error: { name: 'AppError', status: 409 } },
    { state: 'authorising' },
  ])
  expect(await Promise.all(requests.map(writtenOf))).toEqual([undefined, reserved(1)])
  expect(await left()).toBe(98)
})

it('lets an order stand at once that is paid at the store', async () => {
  const { store, requests, left } = await guestsAtCheckout(2)
  const [first, second] = requests
  if (!first || !second) throw new Error('no requests')

  const answers = await reserve(store, [saying(first, { isPayAtStore: true, paymentToken: undefined }), second])

  const [{ order_id: orderID, order_number: orderNumber, ...written } = {}] = await test.query(
    `SELECT o.order_id, o.order_number, o.state, c.state AS cart, k.status, k.reply ->> 'orderID' = o.order_id::text AS is_reply,
       (SELECT array_agg(kind) FROM commerce.order_events e WHERE e.order_id = o.order_id) AS events,
       (SELECT array_agg(recipient) FROM commerce.outbox m WHERE m.payload ->> 'orderId' = o.order_id::text) AS mails
     FROM commerce.orders o JOIN commerce.carts c USING (tenant_id, cart_id)
     JOIN commerce.idempotency_keys k ON k.subject = o.subject WHERE o.subject = $1`,
    [first.shopper.subject],
  )
  expect(answers).toMatchObject([{ state: 'placed', order: { orderID, orderNumber } }, { state: 'authorising' }])
  expect(written).toEqual({
    state: 'placed',
    cart: 'ordered',
    status: 200,
    is_reply: true,
    events: ['placed'],
    mails: ['0@example.com'],
  })
  expect(await writtenOf(second)).toEqual(reserved(1))
  expect(await left()).toBe(97)
})

it('leaves alone what changes its cart', async () => {
  const { store, requests, left } = await guestsAtCheckout(1)
  const changing = requests.map((request) => saying(request, { giftCards: [] }))

  expect(await reserve(store, changing)).toEqual([undefined])
  expect(await left()).toBe(100)
})
