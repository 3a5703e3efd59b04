import { OrderLineType } from '@aisle/api/product-kind'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { roleOf } from '../../server/caller.ts'
import { insertCustomer, insertProduct, insertStore, type TestStore } from '../../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { orderBody, shopperOf, totalOf } from '../../testing/shopper.ts'
import { lockOrderWithCart } from '../order-record.store.ts'
import { confirmOrders, type Paid } from './confirm-orders.service.ts'

const { test, payments } = await openPaymentApp()

/** A store with orders that wait for the provider's answer, one of each customer. */
async function waitingOrders(count: number) {
  const store = await insertStore(test.query)
  const milk = await insertProduct(test.query, store)
  payments.behave('lose-answer')
  const paid = await Promise.all(Array.from({ length: count }, (_, nth) => waitingOrder(store, milk, nth)))
  payments.behave('accept')
  return { store, paid }
}

async function waitingOrder(store: TestStore, milk: string, nth: number): Promise<Paid> {
  const { subject, customerId } = await insertCustomer(test.query, store.tenant, { email: `${nth}@example.com` })
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const expectedTotal = totalOf(await shopper.fill(milk))
  await shopper.namePickupPerson()
  const key = randomUUID()
  await shopper.order({ expectedTotal, guest: undefined }, key)
  const [{ order_id: orderId = '' } = {}] = await test.query<{ order_id: string }>(
    'SELECT order_id FROM commerce.orders WHERE subject = $1',
    [subject],
  )
  const [{ request_hash: requestHash = '' } = {}] = await test.query<{ request_hash: string }>(
    'SELECT request_hash FROM commerce.idempotency_keys WHERE key = $1',
    [key],
  )
  const caller = { tenantId: store.tenant, subject, role: roleOf(subject), email: undefined, isEmailVerified: false }
  const rights = { customerId, isAgeVerified: false, maySeeRestricted: true, authenticatedAt: undefined }
  const said = { body: { ...orderBody(store), expectedTotal }, key, requestHash }
  return {
    orderId,
    outcome: { state: 'authorised', transactionId: `txn-${nth}`, brand: 'visa', last4: `111${nth}` },
    request: { shopper: { ...caller, ...rights }, ...said, requestId: `request-${nth}`, now: new Date() },
  }
}

const confirm = ({ tenant }: TestStore, paid: readonly Paid[]) =>
  test.database.transaction(tenant, (tx) => confirmOrders(tx, paid, new Date()))

/** Everything that is written of an order that stands. */
const writtenOf = ({ orderId, request }: Paid) =>
  test
    .query(
      `SELECT o.state, o.payment_state, c.state AS cart, p.state AS payment, p.provider_reference, p.last4, k.status,
         k.reply ->> 'orderID' = o.order_id::text AND k.reply ->> 'orderNumber' = o.order_number AS is_own_reply,
         (SELECT array_agg(kind) FROM commerce.order_events e WHERE e.order_id = o.order_id) AS events,
         (SELECT array_agg(recipient) FROM commerce.outbox m WHERE m.payload ->> 'orderId' = o.order_id::text) AS mails,
         (SELECT array_agg(request_id) FROM commerce.audit_log a
           WHERE a.object_id = o.order_id::text AND a.action = 'order.placed') AS audited,
         (SELECT array_agg(n.body LIKE '%#' || o.order_number || '%' AND n.customer_id = o.customer_id)
           FROM commerce.notifications n WHERE n.order_id = o.order_id) AS notices
       FROM commerce.orders o JOIN commerce.carts c USING (tenant_id, cart_id)
       JOIN commerce.order_payments p USING (tenant_id, order_id) JOIN commerce.idempotency_keys k ON k.key = $2
       WHERE o.order_id = $1`,
      [orderId, request.key],
    )
    .then(([row]) => row)

const placed = (nth: number) => ({
  state: 'placed',
  payment_state: 'authorised',
  cart: 'ordered',
  payment: 'authorised',
  provider_reference: `txn-${nth}`,
  last4: `111${nth}`,
  status: 200,
  is_own_reply: true,
  events: ['placed'],
  mails: [`${nth}@example.com`],
  audited: [`request-${nth}`],
  notices: [true],
})
const untouched = {
  state: 'reserved',
  payment_state: 'authorising',
  cart: 'ordering',
  payment: 'authorising',
  provider_reference: null,
  last4: null,
  status: null,
  is_own_reply: null,
  events: null,
  mails: null,
  audited: null,
  notices: null,
}

it('confirms those that are paid at the same moment, each with what is its own', async () => {
  const { store, paid } = await waitingOrders(3)

  const answers = await confirm(store, paid)

  expect(answers.map((answer) => answer?.orderID)).toEqual(paid.map(({ orderId }) => orderId))
  expect(await Promise.all(paid.map(writtenOf))).toEqual([0, 1, 2].map(placed))
})

it('leaves alone what somebody else has locked, and waits for nobody', async () => {
  const { store, paid } = await waitingOrders(2)
  const [first, second] = paid
  if (!first || !second) throw new Error('no orders')

  const answers = await test.database.transaction(store.tenant, async (tx) => {
    await lockOrderWithCart(tx, first.orderId)
    return await confirm(store, paid)
  })

  expect(answers.map((answer) => answer?.orderID)).toEqual([undefined, second.orderId])
  expect(await writtenOf(first)).toEqual(untouched)
  expect(await writtenOf(second)).toEqual(placed(1))
})

it('confirms an order once that is named twice, and none that does not wait any more', async () => {
  const { store, paid } = await waitingOrders(1)

  expect(await confirm(store, [...paid, ...paid])).toEqual([expect.anything(), undefined])
  expect(await confirm(store, paid)).toEqual([undefined])
  expect(await Promise.all(paid.map(writtenOf))).toEqual([placed(0)])
})

it.each([OrderLineType.AutoShip, OrderLineType.DigitalGiftCard])(
  'leaves alone what begins more than an order (lines of type %i)',
  async (type) => {
    const { store, paid } = await waitingOrders(1)
    await test.query('UPDATE commerce.order_lines SET order_type = $2 WHERE tenant_id = $1', [store.tenant, type])

    expect(await confirm(store, paid)).toEqual([undefined])
    expect(await Promise.all(paid.map(writtenOf))).toEqual([untouched])
  },
)
