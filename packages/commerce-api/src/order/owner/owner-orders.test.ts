import { cancelOrder } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { sendCallback } from '../../testing/payment-callbacks.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { reconcileCancelled } from '../cancel/void-cancelled.service.ts'
import { cancelForOwner, readHeld, readLines, releaseHeldOrder } from '../owner.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, payments, services } = await openPaymentApp({ now: () => now })

/** An order of two products that the provider has named another amount for. */
async function heldOrder() {
  const store = await builder.insertStore(test.query)
  const { tenant } = store
  const { subject } = await builder.insertCustomer(test.query, tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
  await shopper.fill(await builder.insertProduct(test.query, store))
  const cart = await shopper.fill(await builder.insertProduct(test.query, store, { title: 'Bread', price_cents: 250 }))
  await shopper.namePickupPerson()
  const placed = await shopper.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined })
  const { orderID: orderId, orderNumber } = placed.data
  const hold = async () => {
    const told = payments.events.find(({ transaction }) => transaction.reference === orderId)
    if (!told) throw new Error('the provider has told nothing')
    const transaction = { ...told.transaction, amount: told.transaction.amount + 5 }
    expect(await sendCallback(test, { callback: { ...told, eventId: randomUUID(), transaction }, now })).toBe(204)
  }
  await hold()
  const place = { databaseUrl: test.ownerUrl, tenant }
  const named = { ...place, orderNumber, now }
  const auditOf = (action: string) =>
    test.query(
      'SELECT subject, details FROM commerce.audit_log WHERE tenant_id = $1 AND object_id = $2 AND action = $3',
      [tenant, orderId, action],
    )
  const expectSound = async () => {
    expect(await halfOrders(test.query, tenant)).toEqual([])
    expect(await wrongBooks(test.query, tenant, { pieces: 200 })).toEqual([])
  }
  return { tenant, shopper, orderId, orderNumber, hold, place, named, auditOf, expectSound }
}

describe('F32 an order that is held for its payment', () => {
  it('is listed, and released once with a row in the audit', async () => {
    const { place, named, orderNumber, auditOf, hold, expectSound } = await heldOrder()
    const { orders } = await readHeld(place)
    expect(orders).toMatchObject([
      { orderNumber, heldFor: 'other-amount', state: 'placed', totalCents: 649, provider: 'datacap' },
    ])

    expect(await releaseHeldOrder(named)).toBe('other-amount')
    expect((await readHeld(place)).orders).toEqual([])
    expect(await auditOf('order.released')).toEqual([{ subject: 'owner', details: { heldFor: 'other-amount' } }])
    await expect(releaseHeldOrder(named)).rejects.toThrow(`#${orderNumber} is not held.`)
    expect(await auditOf('order.released')).toHaveLength(1)

    await hold()
    expect((await readHeld(place)).orders).toHaveLength(1)
    await expectSound()
  })

  it('is released whatever clock has held it, and not said to be where it is held on', async () => {
    const { tenant, place, named } = await heldOrder()
    const at = '2026-11-20T15:00:00.123456Z'
    await test.query('UPDATE commerce.orders SET held_at = $1 WHERE tenant_id = $2', [at, tenant])
    expect(await releaseHeldOrder(named)).toBe('other-amount')
    expect((await readHeld(place)).orders).toEqual([])
  })

  it('is canceled instead, and its money let go', async () => {
    const { place, named, orderId, tenant, auditOf, expectSound } = await heldOrder()
    expect(await cancelForOwner({ ...named, lines: [] })).toBe('all')
    expect((await readHeld(place)).orders).toEqual([])
    const tools = { database: test.database, payments: createPaymentProvider(services), now: () => now }
    await reconcileCancelled(tools, tenant)
    expect(payments.charges.get(orderId)).toMatchObject({ status: 'voided' })
    expect(await auditOf('order.canceled')).toMatchObject([{ subject: 'owner' }])
    await expect(cancelForOwner({ ...named, lines: [] })).rejects.toThrow('can no longer be canceled')
    await expectSound()
  })

  it('is not released while it waits for its provider', async () => {
    const store = await builder.insertStore(test.query)
    const { tenant } = store
    const { subject } = await builder.insertCustomer(test.query, tenant)
    const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
    const cart = await shopper.fill(await builder.insertProduct(test.query, store))
    await shopper.namePickupPerson()
    payments.behave('lose-request')
    await shopper.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined })
    payments.behave('accept')
    const [order] = await test.query<{ order_number: string }>(
      "UPDATE commerce.orders SET held_for = 'other-amount', held_at = now() WHERE tenant_id = $1 RETURNING order_number",
      [tenant],
    )
    const named = { databaseUrl: test.ownerUrl, tenant, orderNumber: order?.order_number ?? '', now }
    await expect(releaseHeldOrder(named)).rejects.toThrow('still waits for its payment provider')
    await expect(cancelForOwner({ ...named, lines: [] })).rejects.toThrow('can no longer be canceled')
  })
})

describe('lines of an order', () => {
  it('are listed by number, taken out by it, and the last of them with the order', async () => {
    const { named, tenant, expectSound } = await heldOrder()
    expect(await readLines(named)).toMatchObject([
      { number: 1, title: 'Whole milk', totalCents: 399, isDeleted: false },
      { number: 2, title: 'Bread', totalCents: 250, isDeleted: false },
    ])
    await expect(cancelForOwner({ ...named, lines: [3] })).rejects.toThrow('has no line 3')
    expect(await cancelForOwner({ ...named, lines: [2] })).toBe(250)
    expect(await readLines(named)).toMatchObject([{ isDeleted: false }, { isDeleted: true }])
    await expect(cancelForOwner({ ...named, lines: [2] })).rejects.toThrow('Line 2 was taken out before.')
    await expectSound()
    expect(await cancelForOwner({ ...named, lines: [1] })).toBe('all')
    expect(await test.query('SELECT state FROM commerce.orders WHERE tenant_id = $1', [tenant])).toEqual([
      { state: 'canceled' },
    ])
    await expectSound()
  })

  it('are those of stores and orders that exist', async () => {
    const { named } = await heldOrder()
    await expect(readLines({ ...named, orderNumber: '0' })).rejects.toThrow('This store has no order #0.')
    await expect(readHeld({ ...named, tenant: 'nowhere' })).rejects.toThrow('There is no store "nowhere"')
  })
})

describe('T9 a gift card that an order has sold', () => {
  const boughtCard = async () => {
    const store = await builder.insertStore(test.query)
    const { tenant } = store
    const { subject, customerId } = await builder.insertCustomer(test.query, tenant)
    const shopper = shopperOf(test, store, await test.tokens.user(tenant, subject))
    const cart = await shopper.fill(await builder.insertProduct(test.query, store))
    await shopper.namePickupPerson()
    const placed = await shopper.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined })
    const { orderID: orderId } = placed.data
    const [line] = await test.query<{ order_line_id: string }>(
      'SELECT order_line_id FROM commerce.order_lines WHERE order_id = $1',
      [orderId],
    )
    const owners = { owner_customer_id: customerId, purchaser_customer_id: customerId, purchaser_subject: subject }
    const bought = { order_id: orderId, order_line_id: line?.order_line_id, ...owners }
    const card = { number: '9000000000000001', family: 1, status: 1, initial_cents: 5000, balance_cents: 5000 }
    await builder.insertRow(test.query, 'gift_cards', { tenant_id: tenant, ...card, ...bought })
    const cancel = async () => (await test.call(cancelOrder, { params: { orderId } }, shopper.token)).status
    const cardIs = () => test.query('SELECT status, expires_at FROM commerce.gift_cards WHERE tenant_id = $1', [tenant])
    return { tenant, cancel, cardIs }
  }

  it('is worth nothing any more when the order is canceled', async () => {
    const { cancel, cardIs } = await boughtCard()
    expect(await cancel()).toBe(200)
    expect(await cardIs()).toEqual([{ status: 3, expires_at: now }])
  })

  it.each([
    { why: 'was spent from', change: 'balance_cents = 4999' },
    { why: 'is somebody else’s', change: 'owner_customer_id = NULL' },
  ])('keeps its order from being canceled when it $why', async ({ change }) => {
    const { tenant, cancel, cardIs } = await boughtCard()
    await test.query(`UPDATE commerce.gift_cards SET ${change} WHERE tenant_id = $1`, [tenant])
    expect(await cancel()).toBe(409)
    expect(await cardIs()).toEqual([{ status: 1, expires_at: null }])
    expect(await test.query('SELECT state FROM commerce.orders WHERE tenant_id = $1', [tenant])).toEqual([
      { state: 'placed' },
    ])
  })
})
