import { unregisterDevice } from '@aisle/api/notification'
import { refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveDeviceBack, givesDeviceBack } from './give-device-back.ts'

const subscribed = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
const told: unknown[] = []

const inBrowser = (subscription: object | null) => {
  const registration = { pushManager: { getSubscription: async () => subscription } }
  const serviceWorker = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

beforeEach(() => {
  told.length = 0
  unsubscribe.mockClear()
  server.use(
    serve(unregisterDevice, ({ params }) => {
      told.push(params['token'])
      return reply(true)
    }),
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'aisleWrapper')
})

const start = () => renderWithProviders(<></>, { session: { status: 'signed-in' } }).platform

it('a browser that is subscribed is taken off the customer, and off its push service', async () => {
  inBrowser({ ...subscribed, unsubscribe })
  start()
  await giveDeviceBack()
  expect(told).toEqual([JSON.stringify(subscribed)])
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('a browser that is subscribed is taken off its push service where the store cannot be told', async () => {
  server.use(serve(unregisterDevice, () => refusal('BUSY', 'The store is busy.', 429)))
  inBrowser({ ...subscribed, unsubscribe })
  start()
  await giveDeviceBack()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('a mobile app is taken off the customer by the token that it has told', async () => {
  const app = { version: 1, platform: 'ios', storefrontId: 'fresh-ios', pushToken: 'device-token-1', post: () => {} }
  Reflect.set(globalThis, 'aisleWrapper', app)
  start()
  await giveDeviceBack()
  expect(told).toEqual(['device-token-1'])
})

it.each([
  ['without a subscription', () => inBrowser(null)],
  ['without service workers', () => {}],
  ['that keeps them from the page', () => inBrowser(Promise.reject(new DOMException('no', 'SecurityError')))],
])('a browser %s has nothing to give back, and keeps nobody signed in', async (_, prepare) => {
  prepare()
  start()
  await expect(giveDeviceBack()).resolves.toBeUndefined()
  expect(told).toEqual([])
})

it('a session that ends by itself takes the browser off its push service', async () => {
  inBrowser({ ...subscribed, unsubscribe })
  const platform = start()
  givesDeviceBack(platform)
  platform.bus.emit('session.signed-out', { reason: 'expired' })
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
  expect(told).toEqual([])
})
