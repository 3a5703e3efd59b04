import { deleteNotifications, notificationList, registerDevice, unregisterDevice } from '@aisle/api/notification'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await seedTestStore(test)
})
afterAll(() => test.close())

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

  it('reach the devices that the customer registered, until they are taken off', async () => {
    const { token } = await insertCustomer(test)
    const other = await insertCustomer(test)
    expect((await test.call(registerDevice, { body: { token: 'device-1', platform: 'ios' } }, token)).data).toBe(true)
    const params = { token: 'device-1' }
    expect((await test.call(unregisterDevice, { params }, other.token)).status).toBe(404)
    expect((await test.call(unregisterDevice, { params }, token)).data).toBe(true)
  })
})
