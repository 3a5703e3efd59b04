import { pushKey, registerDevice, unregisterDevice } from '@aisle/api/notification'
import { refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { told } from '../../testing/answer.ts'
import { PushSettings } from './push-settings.tsx'

const KEY = `B${'k'.repeat(86)}`
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const endpoint = 'https://push.example/1'
const keys = { p256dh: 'p', auth: 'a' }

/** A browser with a push service, as far as the page sees it. */
function browserWith({
  permission = 'default',
  answers = 'granted',
  subscribe,
}: {
  permission?: NotificationPermission
  answers?: NotificationPermission
  subscribe?: () => Promise<never>
} = {}) {
  let held: object | null = null
  const subscription = (key: string) => ({
    options: { applicationServerKey: bytesOf(key).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      held = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => held,
    subscribe: vi.fn<(options: { applicationServerKey: string }) => Promise<object>>(
      subscribe ?? (async ({ applicationServerKey }) => (held = subscription(applicationServerKey))),
    ),
  }
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
    Notification.permission = answers
    return answers
  })
  const Notification = { permission, requestPermission }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return {
    pushManager,
    requestPermission,
    hold: (key: string) => {
      held = subscription(key)
    },
    isSubscribed: () => held !== null,
  }
}

const registered: unknown[] = []
const given: unknown[] = []
beforeEach(() => {
  registered.length = 0
  given.length = 0
  server.use(
    serve(pushKey, () => reply({ publicKey: KEY })),
    serve(registerDevice, ({ body }) => {
      registered.push(body)
      return reply(true)
    }),
    serve(unregisterDevice, ({ params }) => {
      given.push(params['token'])
      return reply(true)
    }),
  )
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

const token = JSON.stringify({ endpoint, keys })
const open = () => renderWithProviders(<PushSettings />, signedIn)
const turnOn = () => screen.findByRole('button', { name: 'Turn on push notifications' })
const ON = 'Push notifications are on for this device.'

it('1§4 are off until they are asked for, on once the store knows the device, and off again', async () => {
  const browser = browserWith()
  const { user } = open()
  const button = await turnOn()
  expect(browser.requestPermission).not.toHaveBeenCalled()

  await user.click(button)
  await screen.findByText(ON)
  expect(browser.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
  expect(registered).toEqual([{ token, platform: 'web' }])

  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await turnOn()
  expect(given).toEqual([token])
  expect(browser.isSubscribed()).toBe(false)
})

it('1§4 are on in a browser that was subscribed before', async () => {
  browserWith({ permission: 'granted' }).hold(KEY)
  open()

  await screen.findByText(ON)
})

it('1§4 are off where the store has other keys by now, and are turned on with those', async () => {
  const browser = browserWith({ permission: 'granted' })
  browser.hold(`B${'o'.repeat(86)}`)
  const { user } = open()

  await user.click(await turnOn())
  await screen.findByText(ON)
  expect(browser.pushManager.subscribe).toHaveBeenCalledOnce()
})

it.each(['denied at once', 'denied before'])('1§4 say where to allow them: %s', async (when) => {
  browserWith(when === 'denied before' ? { permission: 'denied' } : { answers: 'denied' })
  const { user } = open()

  if (when === 'denied at once') await user.click(await turnOn())
  await screen.findByText(/^Push notifications are blocked for this store\. You can allow them/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(registered).toEqual([])
})

it('1§4 can be asked for again by who has closed the question', async () => {
  const browser = browserWith({ answers: 'default' })
  const { user } = open()

  await user.click(await turnOn())
  await waitFor(() => expect(browser.requestPermission).toHaveBeenCalledOnce())
  await turnOn()
  expect(browser.pushManager.subscribe).not.toHaveBeenCalled()
})

it('1§4 say plainly that the browser has no push service that it can use', async () => {
  browserWith({ subscribe: () => Promise.reject(new DOMException('Registration failed', 'AbortError')) })
  const { user } = open()

  await user.click(await turnOn())
  await screen.findByText(/^Your browser cannot use its push service now, so nothing was turned on\./)
  await turnOn()
  expect(registered).toEqual([])
})

it('1§4 leave no subscription behind that the store does not know', async () => {
  server.use(serve(registerDevice, () => refusal('NTF_PUSH_SERVICE', 'This device cannot be reached.', 400)))
  const browser = browserWith()
  const { user, platform } = open()

  await user.click(await turnOn())
  await waitFor(() =>
    expect(told(platform)).toEqual(['Push notifications could not be turned on. Please try again later.']),
  )
  expect(browser.isSubscribed()).toBe(false)
})

it('1§7 in the mobile app are asked of the app', async () => {
  const said: string[] = []
  const wrapper = {
    version: 1,
    platform: 'ios',
    storefrontId: 'fresh-ios',
    post: (message: string) => said.push(message),
  }
  vi.stubGlobal('aisleWrapper', wrapper)
  const { user, platform } = open()

  await user.click(await turnOn())
  expect(said.map((message): unknown => JSON.parse(message))).toEqual([{ type: 'push-token-wanted' }])
  expect(told(platform)).toEqual(['The app asks for your permission.'])
})
