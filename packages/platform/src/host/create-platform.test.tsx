import { cartDetail } from '@aisle/api/cart'
import { customer } from '@aisle/api/customer'
import { callKey } from '@aisle/api/endpoint'
import { locationDetail } from '@aisle/api/location'
import { completeSurface } from '@aisle/contract'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCall } from '../index.ts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import type { Profile } from '../session/session.types.ts'
import { createMemoryValue } from '../storage/stored-value.ts'
import { silentChannel } from '../tabs/tab-channel.ts'
import {
  aCart,
  aCartItem,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
  setViewport,
  viewportWidth,
} from '../testing/testing.tsx'
import { createPlatform } from './create-platform.ts'

const input = { params: { locationId: id(1) }, query: { IncludeConfiguration: true } }
const Store = () => <h1>{useCall(locationDetail, input).name}</h1>
const casey: Profile = { subject: 'casey', email: 'customer@example.com', firstName: 'Casey' }

it('reads an answer that came with the page without asking for it', () => {
  const data = { locationId: id(1), name: 'Elm Street', address: { zip: '46204' }, fulFillments: [] }

  renderWithProviders(<Store />, { calls: [{ key: [...callKey(locationDetail, input)], data }] })

  screen.getByRole('heading', { name: 'Elm Street' })
})

const cartSurface = completeSurface({
  remote: 'mf-cart-checkout',
  contract: 1,
  routes: { cart: { path: '/cart', title: 'Your Cart', linkName: 'cart' } },
})

/** A platform on an API that notes who asks for which cart. */
function setUp(
  initial: SessionAdapter['initial'],
  {
    cartNumber,
    isOrdering = () => false,
    mayExist = false,
  }: { cartNumber?: string; isOrdering?: () => boolean; mayExist?: boolean } = {},
) {
  let profile = initial.profile
  let tell: (next: Profile | null) => void = () => {}
  const asked: unknown[] = []
  server.use(
    serve(cartDetail, ({ query, headers }) => {
      asked.push([headers.get('authorization'), query.get('orderNumber'), headers.get('x-guest-token')])
      return reply(aCart([aCartItem({ qty: 3 })]))
    }),
    serve(customer, () => reply({ customerID: id(5), isVerifiedOnline: false, isLoyalty: false })),
  )
  const guest = {
    current: async () => 'guest-1',
    replace: async () => undefined,
    mayExist: () => mayExist,
    startAnew: vi.fn<() => void>(),
    forget: () => {},
  }
  const number = createMemoryValue(cartNumber)
  const platform = createPlatform({
    tenant: { tenant: 'fresh', configuration: null, theme: null },
    surfaces: [cartSurface],
    chosenStore: null,
    calls: [],
    partnersOrigin: 'http://partners.localhost:3000',
    baseUrl: location.origin,
    channel: silentChannel,
    cartNumber: number,
    isOrdering,
    session: {
      initial,
      current: async () => (profile ? 'user-1' : undefined),
      replace: async () => undefined,
      subscribe: (handle) => {
        tell = handle
      },
      signIn: async () => {},
      signOut: async () => {},
      expire: () => {},
    },
    guest,
    WidgetView: () => null,
    report: () => {},
  })
  const become = (next: Profile | null) => {
    profile = next
    tell(next)
  }
  const loseToken = () => {
    profile = null
  }
  return { platform, asked, guest, number, become, loseToken }
}

const isGuest = { status: 'guest', profile: null } as const
const isSignedIn = { status: 'signed-in', profile: casey } as const

describe('who has just signed in', () => {
  it('T13 takes the guest cart along, with proof, and the guest is over', async () => {
    const { platform, asked, guest, number, become } = setUp(isGuest, { cartNumber: 'CART-1' })

    become(casey)
    await vi.waitFor(() => expect(guest.startAnew).toHaveBeenCalledOnce())

    expect(asked).toEqual([['Bearer user-1', 'CART-1', 'guest-1']])
    expect(platform.cart.store.getState().detail?.totalItems).toBe(3)
    expect(number.read()).toBeUndefined()
    await vi.waitFor(() => expect(platform.session.store.getState().customerId).toBe(id(5)))
  })

  it('without a guest cart reads their own', async () => {
    const { asked, become } = setUp(isGuest)

    become(casey)

    await vi.waitFor(() => expect(asked).toEqual([['Bearer user-1', null, null]]))
  })

  it('T12 takes along what a guest without a cart has saved, by their token alone, and the guest is over', async () => {
    const { asked, guest, become } = setUp(isGuest, { mayExist: true })

    become(casey)
    await vi.waitFor(() => expect(guest.startAnew).toHaveBeenCalledOnce())

    expect(asked).toEqual([['Bearer user-1', null, 'guest-1']])
  })
})

it('T13 leaves nothing behind when signing out: no cart, no answers, another guest', async () => {
  const { platform, guest, become } = setUp(isSignedIn)
  await platform.start()
  platform.queryClient.setQueryData(['orders'], ['mine'])

  become(null)

  expect(platform.cart.store.getState().detail).toBeNull()
  expect(platform.queryClient.getQueryData(['orders'])).toBeUndefined()
  expect(guest.startAnew).toHaveBeenCalledOnce()
})

it('1§4 signs out whose session has ended unseen: no call goes out in a guest’s name for somebody signed in', async () => {
  const { platform, guest, loseToken } = setUp(isSignedIn)
  await platform.start()
  const left: unknown[] = []
  const { signal } = new AbortController()
  platform.bus.on('session.signed-out', ({ reason }) => left.push(reason), { signal })

  loseToken()
  await platform.api.call(cartDetail, { query: {} })

  expect(platform.session.store.getState().status).toBe('guest')
  expect(guest.startAnew).toHaveBeenCalled()
  expect(left).toEqual(['expired'])
})

it('asks for no cart before it is known who shops', async () => {
  const { platform, asked, become } = setUp({ status: 'starting', profile: null }, { cartNumber: 'CART-1' })

  await platform.start()
  expect(asked).toEqual([])
  become(null)

  await vi.waitFor(() => expect(asked).toEqual([['Bearer guest-1', 'CART-1', null]]))
})

describe('F28 a cart that is no longer there', () => {
  const lost = expect.stringMatching(/^Your previous cart has been abandoned/)
  const openWithLostCart = async (isOrdering: boolean, path = '/') => {
    history.replaceState(null, '', path)
    const { platform, number } = setUp(isGuest, { cartNumber: 'CART-1', isOrdering: () => isOrdering })
    server.use(serve(cartDetail, () => refusal('CRT_0002', 'This cart does not exist.', 404)))
    await platform.start()
    await vi.waitFor(() => expect(number.read()).toBeUndefined())
    return {
      toasts: platform.toasts.store.getState().map(({ text }) => text),
      alerts: platform.cartAlerts.store.getState().map(({ message }) => message),
    }
  }
  afterEach(() => history.replaceState(null, '', '/'))

  it('2§8 is told of on the cart’s page', async () => {
    expect(await openWithLostCart(false, '/cart')).toEqual({ toasts: [], alerts: [lost] })
  })

  it('is told of elsewhere too', async () => {
    expect(await openWithLostCart(false)).toEqual({ toasts: [lost], alerts: [lost] })
  })

  it('2§8 is told of once on phones, as a toast', async () => {
    setViewport(viewportWidth.phone)
    expect(await openWithLostCart(false)).toEqual({ toasts: [lost], alerts: [] })
  })

  it('F23 is not while an order is under way, which has taken it along', async () => {
    expect(await openWithLostCart(true)).toEqual({ toasts: [], alerts: [] })
  })
})
