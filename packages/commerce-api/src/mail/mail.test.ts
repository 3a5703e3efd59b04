import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { setPickupInfo } from '@aisle/api/checkout'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertRow, insertSlot, insertStore } from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf, totalOf } from '../testing/shopper.ts'
import { deliverMails } from './mail-delivery.service.ts'
import type { Envelope } from './mail-transport.ts'

const start = new Date('2026-11-20T15:00:00Z')
let now = start
let sent: Envelope[] = []
let isDown = false
const transport = {
  async send(mail: Envelope) {
    if (isDown) throw new Error('connection refused')
    sent.push(mail)
  },
  close: () => undefined,
}
const deliver = (tenant: string) =>
  deliverMails(
    { database: test.database, transport, storeUrl: 'http://{tenant}.localhost:3000', now: () => now },
    tenant,
  )

const test = await openTestApp({ now: () => now })
beforeEach(() => {
  now = start
  sent = []
  isDown = false
})

async function placedOrder(title = 'Whole milk') {
  const store = await insertStore(test.query, { pickup: { is_slot_booking_required: true } })
  const milk = await insertProduct(test.query, store, { title })
  const slot = await insertSlot(test.query, store, store.pickup, start)
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
  const cart = await shopper.fill(milk, 2)
  await shopper.prove()
  await shopper.namePickupPerson()
  await shopper.hold(slot)
  const { data } = await shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined })
  return { store, order: data }
}

describe('the mail of an order', () => {
  it('says what was ordered, what it costs, when and where it is to be had, and where it is seen', async () => {
    const { store, order } = await placedOrder()
    await deliver(store.tenant)
    const mail = sent.find(({ subject }) => subject.includes(order.orderNumber))
    expect(mail).toMatchObject({ to: 'ada@example.com', from: `no-reply@${store.tenant}.localhost` })
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('2 × Whole milk')
      expect(text).toContain('$7.98')
      expect(text).toContain('Friday, November 20, 2026, 12:00 PM – 1:00 PM')
      expect(text).toContain(
        `http://${store.tenant}.localhost:3000/track-guest-order/${order.orderID}?orderNumber=${order.orderNumber}`,
      )
    }
  })

  it('says what may come instead, what the picker was told, who comes for it and how it is paid', async () => {
    const store = await insertStore(test.query)
    const milk = await insertProduct(test.query, store)
    const bread = await insertProduct(test.query, store, { title: 'Rye bread' })
    const oat = await insertProduct(test.query, store, { title: 'Oat milk' })
    const link = { product_id: milk, kind: 'substitute', linked_product_id: oat }
    await insertRow(test.query, 'product_links', { tenant_id: store.tenant, ...link })
    const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
    await shopper.fill(milk)
    const cart = await shopper.fill(bread)
    const wishes = linesOf(cart).map(({ orderLineItemID, productId }) => ({
      orderLineItemID,
      allowSubstitute: true,
      ...(productId === milk ? { selectedSubstituteProduct: oat } : {}),
    }))
    await test.call(setAllowSubstitute, { query: {}, body: { items: wishes } }, shopper.token)
    await shopper.prove()
    const people = { primaryUserFirstName: 'Ada', primaryUserLastName: 'Lovelace' }
    const other = { alternateUserFirstName: 'Grace', alternateUserLastName: 'Hopper', pickUpByPhone2: '5551234567' }
    const body = { fulfillmentMethodID: store.pickup, ...people, ...other }
    await test.call(setPickupInfo, { body }, shopper.token)
    const placed = { expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined }
    const { data: order } = await shopper.order(placed)

    await deliver(store.tenant)

    const mail = sent.find(({ subject }) => subject.includes(order.orderNumber))
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('If it has run out: Oat milk')
      expect(text).toContain('If it has run out: something similar')
      expect(text).toContain('Picked up by Ada Lovelace or Grace Hopper')
      expect(text).toContain('To pay at the store')
    }
  })

  it('T32 shows what looks like markup literally', async () => {
    const { store, order } = await placedOrder('<img src=x onerror=alert(1)>')
    await deliver(store.tenant)
    const mail = sent.find(({ subject }) => subject.includes(order.orderNumber))
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('F33 waits while the server is down, comes once it is up, and does not keep the order', async () => {
    isDown = true
    const { store } = await placedOrder()
    await deliver(store.tenant)
    isDown = false
    await deliver(store.tenant)
    expect(sent).toEqual([])
    now = new Date(start.getTime() + 10_000)
    await Promise.all([deliver(store.tenant), deliver(store.tenant), deliver(store.tenant)])
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
    now = new Date(start.getTime() + 3_600_000)
    await deliver(store.tenant)
    expect(sent).toHaveLength(2)
  })

  it('lets a code that somebody waits for go first', async () => {
    const { store } = await placedOrder()
    await test.query(
      `INSERT INTO commerce.outbox (tenant_id, kind, recipient, payload, available_at)
       VALUES ($1, 'one-time-code', 'late@example.com', '{"code": "123456", "minutes": 10}', 'epoch')`,
      [store.tenant],
    )
    await deliver(store.tenant)
    const order = sent.findIndex(({ subject }) => subject.includes('order'))
    expect(sent.findIndex(({ to }) => to === 'late@example.com')).toBeLessThan(order)
  })

  it('T63 leaves no code in the database once it is sent', async () => {
    const { store } = await placedOrder()
    await deliver(store.tenant)
    const rows = await test.query('SELECT payload FROM commerce.outbox WHERE tenant_id = $1', [store.tenant])
    expect(rows).toEqual([{ payload: {} }, { payload: {} }])
  })
})
