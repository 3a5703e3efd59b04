import { deleteNotifications, notificationList, pushKey, registerDevice } from '@aisle/api/notification'
import { cancelOrder } from '@aisle/api/order'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertSlot, insertStore } from '../testing/checkout-store.builder.ts'
import { type PaymentStandIn, startPaymentStandIn } from '../testing/payment-stand-in.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'
import { isPublicAddress } from './public-address.rules.ts'
import { deliverPushes } from './push-delivery.service.ts'
import { isPushService } from './push-subscription.rules.ts'
import { createPushTransport, type PushTransport } from './push-transport.ts'

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@example.com' }
const start = new Date('2026-11-20T15:00:00Z')
let test: TestApp
let payments: PaymentStandIn
beforeAll(async () => {
  payments = await startPaymentStandIn()
  const merchant = { id: undefined, secret: 'key' }
  test = await buildTestApp({
    now: () => start,
    services: { partnersUrl: payments.url, smtpUrl: undefined, merchant, push: keys },
  })
})
afterAll(async () => {
  await test.close()
  await payments.close()
})

const subscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) => ({
  endpoint,
  keys: {
    p256dh: webPush.generateVAPIDKeys().publicKey,
    auth: randomBytes(16).toString('base64url'),
  },
})

async function customerWithBrowser() {
  const store = await insertStore(test.query, { pickup: { is_slot_booking_required: true } })
  const milk = await insertProduct(test.query, store)
  const slot = await insertSlot(test.query, store, store.pickup, start)
  const { subject } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const device = subscription()
  await test.call(registerDevice, { body: { token: JSON.stringify(device), platform: 'web' } }, shopper.token)
  const order = async () => {
    const cart = await shopper.fill(milk)
    await shopper.namePickupPerson()
    await shopper.hold(slot)
    const { data } = await shopper.order({
      expectedTotal: totalOf(cart),
      paymentToken: 'tok_accepted',
      guest: undefined,
    })
    return data
  }
  return { store, shopper, device, order }
}

const transportOf = (send: PushTransport['send']) => ({ send: vi.fn<PushTransport['send']>(send) })
const deliver = (tenant: string, transport: PushTransport, now = start) =>
  deliverPushes({ database: test.database, transport, now: () => now }, tenant)
const devicesOf = async (tenant: string) =>
  (await test.query('SELECT 1 FROM commerce.push_tokens WHERE tenant_id = $1', [tenant])).length

describe('1§4 a customer whose order moves on', () => {
  it('finds a notification, and each of their browsers is told once', async () => {
    const { store, shopper, device, order } = await customerWithBrowser()
    const placed = await order()
    await test.call(cancelOrder, { params: { orderId: placed.orderID } }, shopper.token)

    const { items } = (await test.call(notificationList, { query: {} }, shopper.token)).data
    expect(items.map(({ title }) => title).toSorted()).toEqual(['Order canceled', 'Order placed'])
    expect(items[0]).toMatchObject({ orderID: placed.orderID, isRead: false })
    const transport = transportOf(async () => true)
    await deliver(store.tenant, transport)
    await deliver(store.tenant, transport)
    expect(transport.send).toHaveBeenCalledTimes(2)
    expect(transport.send).toHaveBeenCalledWith(
      device,
      expect.objectContaining({ title: 'Order placed', path: `/order/${placed.orderID}` }),
    )
  })

  it('is told later when the push service does not answer', async () => {
    const { store, order } = await customerWithBrowser()
    await order()
    await deliver(
      store.tenant,
      transportOf(() => Promise.reject(new Error('no answer'))),
    )
    expect(await devicesOf(store.tenant)).toBe(1)
    const transport = transportOf(async () => true)
    await deliver(store.tenant, transport, new Date(start.getTime() + 60_000))
    expect(transport.send).toHaveBeenCalledTimes(1)
  })

  it('has a device less when the push service does not know it any more', async () => {
    const { store, order } = await customerWithBrowser()
    await order()
    await deliver(
      store.tenant,
      transportOf(async () => false),
    )
    expect(await devicesOf(store.tenant)).toBe(0)
  })

  it('is not disturbed with what they have removed', async () => {
    const { store, shopper, order } = await customerWithBrowser()
    await order()
    const { items } = (await test.call(notificationList, { query: {} }, shopper.token)).data
    await test.call(deleteNotifications, { body: items.map(({ notificationID }) => notificationID) }, shopper.token)
    const transport = transportOf(async () => true)
    await deliver(store.tenant, transport)
    expect(transport.send).not.toHaveBeenCalled()
  })

  it('subscribes with the key of the store', async () => {
    const { shopper } = await customerWithBrowser()
    expect((await test.call(pushKey, {}, shopper.token)).data).toEqual({ publicKey: keys.publicKey })
  })
})

const FOREIGN = [
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://user:secret@fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com.example.net/1',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'file:///etc/passwd',
  'no address',
]

describe('T60 a push endpoint', () => {
  it.each(FOREIGN)('%s is no push service', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
  })

  it.each(FOREIGN)('%s is not registered', async (endpoint) => {
    const { shopper } = await customerWithBrowser()
    const body = { token: JSON.stringify(subscription(endpoint)), platform: 'web' } as const
    expect(await test.call(registerDevice, { body }, shopper.token)).toMatchObject({
      status: 400,
      code: 'NTF_PUSH_SERVICE',
    })
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.1.1',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '2001:db8::1',
  ])('whose name leads to %s is not called', async (address) => {
    const transport = createPushTransport(keys, async () => [{ address, family: address.includes(':') ? 6 : 4 }])
    const message = { title: 'Hello', text: '', path: '/', tag: '1' }
    await expect(transport.send(subscription(), message)).rejects.toThrow('is not in the Internet')
  })

  it('in the Internet is one that may be called', () => {
    expect(['142.250.74.74', '2a00:1450:4001:82b::200a'].every(isPublicAddress)).toBe(true)
    expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true)
  })
})
