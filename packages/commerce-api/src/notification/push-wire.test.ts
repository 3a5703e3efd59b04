import { notificationList, registerDevice } from '@aisle/api/notification'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer, insertStore } from '../testing/checkout-store.builder.ts'
import { type PushReceiver, readVapid, startPushReceiver } from '../testing/push-receiver.ts'
import { deliverPushes } from './push-delivery.service.ts'
import { createPushTransport } from './push-transport.ts'
import { tellOfOrder } from './tell-of-order.store.ts'

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@example.com' }
const push = { ...keys, onLoopback: true }
let test: TestApp
let receiver: PushReceiver
beforeAll(async () => {
  receiver = await startPushReceiver()
  const merchant = { id: undefined, secret: undefined }
  test = await buildTestApp({ services: { partnersUrl: undefined, smtpUrl: undefined, merchant, push } })
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(201)
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

async function customerWithBrowser() {
  const store = await insertStore(test.query)
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  const token = await test.tokens.user(store.tenant, subject)
  const device = receiver.subscribe()
  const body = { token: JSON.stringify(device), platform: 'web' } as const
  expect((await test.call(registerDevice, { body }, token)).data).toBe(true)
  return { tenant: store.tenant, customerId, token, device }
}

const placeOrder = (tenant: string, customerId: string) => {
  const order = { orderId: randomUUID(), orderNumber: '1007', customerId }
  return test.database.transaction(tenant, (tx) => tellOfOrder(tx, order, 'ready', new Date())).then(() => order)
}

const deliver = (tenant: string, now = new Date()) =>
  deliverPushes({ database: test.database, transport: createPushTransport(push), now: () => now, reach: push }, tenant)

const devicesOf = async (tenant: string) =>
  (await test.query('SELECT 1 FROM commerce.push_tokens WHERE tenant_id = $1', [tenant])).length

describe('1§4 a push message', () => {
  it('reaches the push service encrypted for the one browser, and signed with the key of the store', async () => {
    const { tenant, customerId, token, device } = await customerWithBrowser()
    const { orderId } = await placeOrder(tenant, customerId)
    await deliver(tenant)

    const [{ notificationID } = { notificationID: '' }] = (await test.call(notificationList, { query: {} }, token)).data
      .items
    const [message] = receiver.received
    expect(receiver.received).toHaveLength(1)
    expect(`${receiver.origin}${message?.path}`).toBe(device.endpoint)
    expect(message?.opened).toEqual({
      title: 'Your order is ready',
      text: 'Your order #1007 waits for you at the store.',
      path: `/order/${orderId}`,
      tag: notificationID,
    })
    expect(message?.sealed.toString('latin1')).not.toContain('1007')
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    const signed = await readVapid(message?.headers.authorization, receiver.origin)
    expect(signed).toMatchObject({ key: keys.publicKey, subject: keys.subject })
    expect(signed.expires).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60)
  })

  it.each([404, 410])('that the push service answers with %i is the last one to that device', async (status) => {
    const { tenant, customerId } = await customerWithBrowser()
    await placeOrder(tenant, customerId)
    receiver.answer(status)
    await deliver(tenant)
    expect(receiver.received).toHaveLength(1)
    expect(await devicesOf(tenant)).toBe(0)

    receiver.answer(201)
    await deliver(tenant, new Date(Date.now() + 60_000))
    expect(receiver.received).toHaveLength(1)
  })

  it.each([500, 429, 302])('that the push service answers with %i comes once more, later', async (status) => {
    const { tenant, customerId } = await customerWithBrowser()
    await placeOrder(tenant, customerId)
    receiver.answer(status)
    await deliver(tenant)
    expect(await devicesOf(tenant)).toBe(1)

    receiver.answer(201)
    await deliver(tenant, new Date(Date.now() + 60_000))
    expect(receiver.received).toHaveLength(2)
  })
})

describe('T60 a push endpoint on this machine', () => {
  it('is neither registered nor called where no test allows it', async () => {
    const other = test.buildOther({
      services: {
        partnersUrl: undefined,
        smtpUrl: undefined,
        merchant: { id: undefined, secret: undefined },
        push: keys,
      },
    })
    const { tenant } = await insertStore(test.query)
    const { subject } = await insertCustomer(test.query, tenant)
    const refused = await other.inject({
      method: 'POST',
      url: '/v1/Notification/Token',
      headers: { authorization: `Bearer ${await test.tokens.user(tenant, subject)}` },
      payload: { token: JSON.stringify(receiver.subscribe()), platform: 'web' },
    })
    await other.close()
    expect(refused.json()).toMatchObject({ errors: [{ errorCode: 'NTF_PUSH_SERVICE' }] })
    const message = { title: 'Hello', text: '', path: '/', tag: '1' }
    await expect(createPushTransport(keys).send(receiver.subscribe(), message)).rejects.toThrow('no push service')
    expect(receiver.received).toEqual([])
  })

  it.each([
    'http://127.0.0.2/',
    'http://localhost/',
    'http://user@127.0.0.1/',
    'http://169.254.169.254/',
    'file://127.0.0.1/',
  ])('%s is not allowed by a test either', async (endpoint) => {
    const message = { title: 'Hello', text: '', path: '/', tag: '1' }
    const subscription = { ...receiver.subscribe(), endpoint }
    await expect(createPushTransport(push).send(subscription, message)).rejects.toThrow('no push service')
  })
})
