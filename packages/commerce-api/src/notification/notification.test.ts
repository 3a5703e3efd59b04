import {
  deleteNotifications,
  MAX_DEVICE_TOKEN,
  notificationList,
  pushKey,
  readNotifications,
  registerDevice,
  unregisterDevice,
} from '@aisle/api/notification'
import { userInfo } from '@aisle/api/customer'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
})

const note = (title: string, hour: number) => ({
  notificationId: randomUUID(),
  title,
  body: `${title}!`,
  createdAt: new Date(Date.UTC(2026, 10, 20, hour)),
})

describe('notifications', () => {
  it('come newest first and can be removed, one or all', async () => {
    const notifications = [note('Old', 1), note('New', 3), note('Middle', 2)]
    const { token } = await insertCustomer(test, 'fresh', { notifications })
    const titles = async () =>
      (await test.call(notificationList, { query: {} }, token)).data.items.map(({ title }) => title)
    expect(await titles()).toEqual(['New', 'Middle', 'Old'])
    await test.call(deleteNotifications, { body: [notifications[0]?.notificationId ?? ''] }, token)
    expect(await titles()).toEqual(['New', 'Middle'])
    await test.call(deleteNotifications, { body: notifications.map(({ notificationId }) => notificationId) }, token)
    expect(await titles()).toEqual([])
  })

  it('T6 of somebody else cannot be removed', async () => {
    const notifications = [note('Private', 1)]
    const owner = await insertCustomer(test, 'fresh', { notifications })
    const other = await insertCustomer(test)
    const body = notifications.map(({ notificationId }) => notificationId)
    expect((await test.call(deleteNotifications, { body }, other.token)).status).toBe(404)
    expect((await test.call(notificationList, { query: {} }, owner.token)).data.items).toHaveLength(1)
  })

  it('are unread until they were shown, which is for their owner to say', async () => {
    const notifications = [note('One', 1), note('Two', 2)]
    const owner = await insertCustomer(test, 'fresh', { notifications })
    const other = await insertCustomer(test)
    const unread = async () => (await test.call(userInfo, {}, owner.token)).data.unreadNotifications
    const body = notifications.map(({ notificationId }) => notificationId)
    expect(await unread()).toBe(2)
    expect((await test.call(readNotifications, { body }, other.token)).status).toBe(404)
    expect(await unread()).toBe(2)
    expect((await test.call(readNotifications, { body }, owner.token)).data).toBe(true)
    expect(await unread()).toBe(0)
    const [first] = (await test.call(notificationList, { query: {} }, owner.token)).data.items
    expect(first).toMatchObject({ title: 'Two', isRead: true })
  })

  it('take off a device whose token is as long as tokens get, with every character escaped', async () => {
    const { token } = await insertCustomer(test)
    const device = '"'.repeat(MAX_DEVICE_TOKEN)
    expect((await test.call(registerDevice, { body: { token: device, platform: 'ios' } }, token)).data).toBe(true)
    expect((await test.call(unregisterDevice, { params: { token: device } }, token)).data).toBe(true)
  })

  it('say that push is not set up, and take no browser then', async () => {
    const { token } = await insertCustomer(test)
    expect((await test.call(pushKey, {}, token)).data).toEqual({ publicKey: null })
    const reply = await test.call(registerDevice, { body: { token: 'browser', platform: 'web' } }, token)
    expect(reply).toMatchObject({ status: 409, code: 'NTF_NOT_SET_UP' })
  })

  it('reach the devices that the customer registered, until they are taken off', async () => {
    const { token } = await insertCustomer(test)
    const other = await insertCustomer(test)
    expect((await test.call(registerDevice, { body: { token: 'device-1', platform: 'ios' } }, token)).data).toBe(true)
    const params = { token: 'device-1' }
    expect((await test.call(unregisterDevice, { params }, other.token)).status).toBe(404)
    expect((await test.call(unregisterDevice, { params }, token)).data).toBe(true)
  })
})
