import { customer as customerCall } from '@aisle/api/customer'
import { callKey } from '@aisle/api/endpoint'
import { footerDetails } from '@aisle/api/footer'
import { useDialogStack, useGo, usePath } from '@aisle/platform'
import { defineSurface, type Remote } from '@aisle/contract'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageTitle } from './page-title.ts'
import { returnTo } from '../session/return-to.ts'
import { renderInShell, type ShellSurroundings } from '../testing/render-in-shell.tsx'
import { Footer } from '../frame/footer.tsx'
import { Frame } from '../frame/frame.tsx'
import { Header } from '../frame/header.tsx'

vi.mock('../frame/footer.tsx', { spy: true })
vi.mock('../frame/header.tsx', { spy: true })

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
    product: { path: '/detail/:seoName', title: 'Product', guards: ['location'], linkName: 'product' },
  },
})
const orders = defineSurface({
  remote: 'mf-orders',
  contract: 1,
  routes: { orders: { path: '/orders', title: 'Orders', guards: ['login', 'customer'], linkName: 'orders' } },
})

const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> })
const remotes: readonly Remote[] = [
  {
    surface: catalogue,
    pages: { home: page('Welcome'), findStore: page('Find a store'), product: page('Whole milk') },
    widgets: {},
    dialogs: {},
  },
  { surface: orders, pages: { orders: page('Your orders') }, widgets: {}, dialogs: {} },
]

const guardedHome = { ...catalogue.routes, home: { path: '/', title: 'Home', guards: ['location' as const] } }

const Where = () => <output>{usePath() + ' ' + useDialogStack().map(({ name }) => name)}</output>
const customer = { status: 'signed-in', customerId: 'c-1' } as const

const footer = { key: [...callKey(footerDetails, { query: { global: true } })], data: { groups: [], legalLinks: [] } }

const visit = (route: string, options: ShellSurroundings = {}) =>
  renderInShell(
    <>
      <Frame />
      <Where />
    </>,
    { surfaces: [catalogue, orders], remotes, route, calls: [footer], ...options },
  )
const where = () => document.querySelector('output')?.textContent

afterEach(() => {
  sessionStorage.clear()
})

describe('a page', () => {
  it('is shown with its title in the tab', async () => {
    await visit('/detail/whole-milk')

    await screen.findByRole('heading', { name: 'Whole milk' })
    expect(pageTitle.getState()).toBe('Product')
  })

  it('at an address that no remote of the tenant has is not found', async () => {
    const { loadRemote } = await visit('/orders', { surfaces: [catalogue] })

    await screen.findByRole('heading', { name: 'Page not found' }, { timeout: 15_000 })
    expect(loadRemote).not.toHaveBeenCalled()
  })

  it('that needs a store leads to the choice of one, with the way back', async () => {
    const { loadRemote } = await visit('/detail/whole-milk?ref=1', { shopping: null })

    await screen.findByRole('heading', { name: 'Find a store' })
    expect(where()).toContain('/find-store')
    expect(loadRemote.mock.calls).toEqual([['mf-catalogue', expect.any(AbortSignal)]])
  })

  it('that needs a sign-in leads home, opens the account drawer and is remembered', async () => {
    const { loadRemote } = await visit('/orders')

    await screen.findByRole('heading', { name: 'Welcome' })
    expect(where()).toBe('/ account-drawer')
    expect(returnTo.read()).toBe('/orders')
    expect(loadRemote.mock.calls.map(([name]) => name)).not.toContain('mf-orders')
  })

  it('that needs a customer asks somebody without a record to sign up', async () => {
    await visit('/orders', { session: { status: 'signed-in', customerId: null } })

    await screen.findByRole('heading', { name: 'Welcome' })
    expect(where()).toBe('/ sign-up')
  })

  it('that needs a sign-in opens the account drawer also where home asks for a store first', async () => {
    await visit('/orders', { shopping: null, surfaces: [{ ...catalogue, routes: guardedHome }, orders] })

    await screen.findByRole('heading', { name: 'Find a store' })
    expect(where()).toBe('/find-store account-drawer')
  })

  it('opens for a customer', async () => {
    await visit('/orders', { session: customer })

    await screen.findByRole('heading', { name: 'Your orders' })
  })

  it('waits without any of its code until it is known who asks', async () => {
    const { loadRemote } = await visit('/orders', { session: { status: 'starting' } })

    screen.getByRole('status', { name: 'Loading…' })
    expect(loadRemote).not.toHaveBeenCalled()
  })
})

it('F11 says so when it cannot be known who is a customer, and asks again', async () => {
  let isDown = true
  server.use(
    serve(customerCall, () =>
      isDown
        ? refusal('DOWN', 'Come back later.', 500)
        : reply({ customerID: id(5), isVerifiedOnline: false, isLoyalty: false }),
    ),
  )
  const { user } = await visit('/orders', { session: { status: 'signed-in', customerId: undefined } })

  await screen.findByRole('alert')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('heading', { name: 'Your orders' })
})

it('G12 keeps header, cart and navigation when a remote never arrives', async () => {
  await visit('/detail/whole-milk', { remotes: [] })

  screen.getByRole('banner')
  screen.getByRole('button', { name: 'Account' })
  screen.getByText('Cart, 0 items')
  screen.getByRole('contentinfo')
})

const pageWithButton =
  (title: string, target: string | -1, leave = () => {}) =>
  async () => ({
    default: function PageWithButton() {
      const go = useGo()
      useEffect(() => leave, [])
      return (
        <>
          <h1>{title}</h1>
          <button type="button" onClick={() => void (target === -1 ? go(-1) : go(target))}>
            Leave {title}
          </button>
        </>
      )
    },
  })

it('leaves what surrounds a page as it is when another one comes', async () => {
  const home = pageWithButton('Welcome', '/find-store')
  const { user } = await visit('/', {
    remotes: [{ surface: catalogue, pages: { home, findStore: page('Find a store') }, widgets: {}, dialogs: {} }],
  })
  const leave = await screen.findByRole('button', { name: 'Leave Welcome' })
  vi.mocked(Header).mockClear()
  vi.mocked(Footer).mockClear()

  await user.click(leave)

  await screen.findByRole('heading', { name: 'Find a store' })
  expect(Header).not.toHaveBeenCalled()
  expect(Footer).not.toHaveBeenCalled()
})

it('gives the focus to the heading of another page once that is painted, which is when effects run', async () => {
  let focused: Element | null = null
  const Shops = () => {
    useEffect(() => void (focused = document.activeElement), [])
    return <h1>Find a store</h1>
  }
  const home = pageWithButton('Welcome', '/find-store')
  const findStore = async () => ({ default: Shops })
  const { user } = await visit('/', {
    remotes: [{ surface: catalogue, pages: { home, findStore }, widgets: {}, dialogs: {} }],
  })

  await user.click(await screen.findByRole('button', { name: 'Leave Welcome' }))

  const heading = await screen.findByRole('heading', { name: 'Find a store' })
  expect(document.activeElement).toBe(heading)
  expect(focused).toBe(document.body)
})

it('1§2 a page that needs a customer leaves somebody without a record where they were, and opens once they are one', async () => {
  const product = pageWithButton('Whole milk', '/orders')
  const { user, platform } = await visit('/detail/whole-milk', {
    session: { status: 'signed-in', customerId: null },
    remotes: [{ surface: catalogue, pages: { product }, widgets: {}, dialogs: {} }, ...remotes.slice(1)],
  })
  await user.click(await screen.findByRole('button', { name: 'Leave Whole milk' }))

  await waitFor(() => expect(where()).toBe('/detail/whole-milk sign-up'))
  screen.getByRole('heading', { name: 'Whole milk' })

  const [asked] = platform.dialogs.stack.getState()
  await act(async () => {
    platform.session.store.setState({ customerId: 'c-1' })
    platform.dialogs.close(asked?.id ?? '', true)
  })
  await screen.findByRole('heading', { name: 'Your orders' })
  expect(where()).toBe('/orders ')
})

it('F6 shows the next page when one throws that is left, and this one again when the shopper goes back', async () => {
  let isFaulty = true
  const home = pageWithButton('Welcome', '/find-store', () => {
    if (isFaulty) throw new Error('seeded fault')
  })
  const findStore = pageWithButton('Find a store', -1)
  const { user, shell } = await visit('/', {
    remotes: [{ surface: catalogue, pages: { home, findStore }, widgets: {}, dialogs: {} }],
  })

  await user.click(await screen.findByRole('button', { name: 'Leave Welcome' }))
  await user.click(await screen.findByRole('button', { name: 'Leave Find a store' }))

  await screen.findByRole('heading', { name: 'Welcome' })
  expect(shell.report).toHaveBeenCalledExactlyOnceWith({ kind: 'render', message: 'Error: seeded fault' })
  isFaulty = false
  vi.mocked(console.error).mockClear()
})
