import { userInfo } from '@aisle/api/customer'
import { registerDevice } from '@aisle/api/notification'
import { GEOLOCATION_EVENT } from '@aisle/contract'
import { usePath } from '@aisle/platform'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WrapperBridge from './wrapper-bridge.tsx'

const customer = { status: 'signed-in', customerId: id(5) } as const
const PLACE = 'aisleWrapper'

type App = {
  readonly post: (message: string) => void
  readonly geolocation?: string
  readonly pushToken?: string
  readonly receive?: (message: unknown) => void
}

const posted = vi.fn<(message: string) => void>()
const registered = vi.fn<(body: unknown) => void>()
const heard = vi.fn<(type: string, detail?: unknown) => void>()
const hear = (event: Event) => heard(event.type, event instanceof CustomEvent ? event.detail : undefined)

let app: App
beforeEach(() => {
  for (const mock of [posted, registered, heard]) mock.mockReset()
  app = Object.assign({ version: 1, platform: 'ios', storefrontId: 'fresh-ios', geolocation: 'prompt', post: posted })
  Reflect.set(globalThis, PLACE, app)
  for (const type of ['focus', GEOLOCATION_EVENT]) addEventListener(type, hear)
  server.use(
    serve(userInfo, () => reply({ email: 'a@example.com', hasCustomer: true, unreadNotifications: 3 })),
    serve(registerDevice, ({ body }) => {
      registered(body)
      return reply(true)
    }),
  )
})
afterEach(() => {
  for (const type of ['focus', GEOLOCATION_EVENT]) removeEventListener(type, hear)
  Reflect.deleteProperty(globalThis, PLACE)
})

const Where = () => <output>{usePath()}</output>
const show = (session: object = {}) =>
  renderWithProviders(
    <>
      <WrapperBridge />
      <Where />
    </>,
    { session, route: '/' },
  )
const say = (message: unknown) =>
  act(async () => app.receive?.(typeof message === 'string' ? message : JSON.stringify(message)))
const told = () => posted.mock.calls.map(([message]): unknown => JSON.parse(message))
async function showToCustomer() {
  show(customer)
  await waitFor(() => expect(told().at(-1)).toEqual({ type: 'unread', count: 3 }))
}
const path = () => document.querySelector('output')?.textContent

describe('1§4 the bridge to the mobile app', () => {
  it('says that it is ready, and how many notifications are unread', async () => {
    await showToCustomer()

    expect(told()[0]).toEqual({ type: 'ready', version: 1, tenant: 'fresh' })
  })

  it('tells guests of none, and hears nothing once it is gone', () => {
    const { unmount } = show()
    expect(told().at(-1)).toEqual({ type: 'unread', count: 0 })

    unmount()

    expect(app.receive).toBeUndefined()
  })

  it('opens the page of an app link of this store, and nothing else', async () => {
    show()

    await say({ type: 'app-link', url: `${location.origin}/orders?page=2` })
    expect(path()).toBe('/orders')
    await say({ type: 'app-link', url: 'https://evil.example/cart' })
    expect(path()).toBe('/orders')
  })

  it.each(['granted', 'prompt', 'denied'])('keeps that the device may be asked where it is: %s', async (state) => {
    show()

    await say({ type: 'geolocation', state })

    expect(app.geolocation).toBe(state)
    expect(heard).toHaveBeenCalledExactlyOnceWith(GEOLOCATION_EVENT, state)
  })

  it('keeps the device’s token for a customer', async () => {
    await showToCustomer()

    await say({ type: 'push-token', token: 'device-token-1' })

    await waitFor(() =>
      expect(registered).toHaveBeenCalledExactlyOnceWith({ token: 'device-token-1', platform: 'ios' }),
    )
  })

  it.each(['in a message', 'with itself'])(
    'keeps a token that the app tells %s before it is known who is there',
    async (how) => {
      const token = 'device-token-1'
      if (how === 'with itself') Object.assign(app, { pushToken: token })
      const { platform } = show()
      if (how === 'in a message') await say({ type: 'push-token', token })
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(registered).not.toHaveBeenCalled()

      act(() => platform.session.store.setState(customer))

      await waitFor(() => expect(registered).toHaveBeenCalledExactlyOnceWith({ token, platform: 'ios' }))
      expect(app.pushToken).toBe(token)
    },
  )

  it('goes on when the token cannot be kept', async () => {
    const refused = vi.fn<() => void>()
    server.use(
      serve(registerDevice, () => {
        refused()
        return refusal('DEVICE', 'No', 400)
      }),
    )
    await showToCustomer()

    await say({ type: 'push-token', token: 'device-token-1' })
    await waitFor(() => expect(refused).toHaveBeenCalled())

    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps no token of a guest', async () => {
    show()

    await say({ type: 'push-token', token: 'device-token-1' })
    await new Promise((resolve) => setTimeout(resolve, 20))

    expect(registered).not.toHaveBeenCalled()
  })

  it('takes it for the focus of a window when the app is in front again', async () => {
    show()

    await say({ type: 'resumed' })

    expect(heard).toHaveBeenCalledExactlyOnceWith('focus', undefined)
  })

  it.each([
    'not json',
    '',
    'null',
    '[]',
    '{"type":"geolocation","state":"always"}',
    '{"type":"push-token"}',
    '{"type":"app-link","url":7}',
    '{"type":"of-a-newer-app"}',
    '{"url":"/orders"}',
  ])('T51 does not hear %j', async (message) => {
    await showToCustomer()

    await say(message)
    await new Promise((resolve) => setTimeout(resolve, 10))

    expect(path()).toBe('/')
    expect(app.geolocation).toBe('prompt')
    expect(heard).not.toHaveBeenCalled()
    expect(registered).not.toHaveBeenCalled()
  })
})

it('is not there in a browser', () => {
  Reflect.deleteProperty(globalThis, PLACE)
  show(customer)

  expect(posted).not.toHaveBeenCalled()
})
