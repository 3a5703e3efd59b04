import { guestCustomer, requestGuestOtp } from '@aisle/api/guest'
import { placeOrder } from '@aisle/api/place-order'
import {
  aCart,
  aCartItem,
  aConfiguration,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { surface } from '../surface.ts'
import CheckoutPage from './checkout.page.tsx'

const KEPT = 'aisle:fresh:order-intent'
const body = { orderFulfillments: [{ fulfillmentMethodID: id(1) }], isAcknowledgeAccepted: true, expectedTotal: 12.5 }
const keepIntent = (key: string) => localStorage.setItem(KEPT, JSON.stringify({ key, body, startedAt: Date.now() }))

const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '{}')

const open = (surroundings: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<CheckoutPage />, { route: '/checkout', path: '/checkout', surfaces: [surface], ...surroundings })

afterEach(() => localStorage.clear())

describe('an order that was sent and never answered', () => {
  it('F23 is asked about with its key although its cart is gone, and its number is kept for its confirmation', async () => {
    keepIntent('key-1')
    const keys: (string | null)[] = []
    server.use(
      serve(placeOrder, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return reply({ orderNumber: '1001', orderID: id(7) })
      }),
    )

    open({ cart: { detail: null } })

    await waitFor(() => expect(kept()).toMatchObject({ key: 'key-1', placed: { orderNumber: '1001' } }))
    expect(keys).toEqual(['key-1'])
    expect(screen.queryByText('Your cart is empty')).toBeNull()
    cleanup()

    localStorage.removeItem(KEPT)
    // Whoever has seen its confirmation and comes back to an empty checkout finds the order that was placed last (spec 2 §4).
    open({ cart: { detail: null } })
    expect(screen.getByRole('link', { name: 'See your order #1001' })).toHaveProperty(
      'pathname',
      '/order-complete/1001',
    )
  })

  it('F23 is asked about once its shopper has signed in again, and by nobody else', async () => {
    localStorage.setItem(KEPT, JSON.stringify({ key: 'key-1', body, startedAt: Date.now(), subject: 'casey' }))
    const keys: (string | null)[] = []
    server.use(
      serve(placeOrder, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return reply({ orderNumber: '1001', orderID: id(7) })
      }),
    )
    const { platform } = open({ cart: { detail: null } })
    expect(screen.getByText('Your cart is empty')).toBeDefined()

    const profile = { subject: 'casey', email: 'casey@example.com', firstName: 'Casey' }
    act(() => platform.session.store.setState({ status: 'signed-in', profile }))

    await waitFor(() => expect(keys).toEqual(['key-1']))
  })

  it('F23 says that asking again is safe while the store cannot be reached, and asks again', async () => {
    keepIntent('key-1')
    server.use(serve(placeOrder, () => HttpResponse.error()))
    const { user } = open({ cart: { detail: null } })

    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    expect(screen.getByRole('alert').textContent).toContain('you will not be charged twice')
    server.use(serve(placeOrder, () => reply({ orderNumber: '1001', orderID: id(7) })))
    await user.click(again)

    await waitFor(() => expect(kept()).toMatchObject({ placed: { orderNumber: '1001' } }))
  })

  it('was refused: there is nothing to learn any more', async () => {
    keepIntent('key-1')
    server.use(serve(placeOrder, () => refusal('ORD_CART_EMPTY', 'Your cart is empty.', 409)))

    open({ cart: { detail: null } })

    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(localStorage.getItem(KEPT)).toBeNull()
  })
})

it('asks a guest to sign in where the store takes no orders of guests', () => {
  open({
    cart: { detail: aCart([aCartItem()]) },
    tenant: { configuration: aConfiguration({ enableGuestCheckout: false }) },
  })

  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
})

it('T12 tells on the way to pay what a sign-in has left behind, and goes on', async () => {
  const text = 'Addresses, pickup details and gift cards that were given here were not taken along.'
  open({ cart: { detail: aCart([aCartItem()]), notices: [{ code: 'receiver', text, lines: [] }] } })

  await screen.findByText(text)
  expect(screen.getByRole('region', { name: 'Contact' })).toBeDefined()
})

describe('a checkout that was left', () => {
  const robin = { customerID: id(5), firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', phone: null }
  const keepDraft = (value: object) =>
    localStorage.setItem(
      'aisle:fresh:checkout-draft',
      JSON.stringify({ version: 1, value, until: Date.now() + 60_000 }),
    )
  const left = { cartNumber: 'CART-1', shop: `${id(1)} ${id(2)}`, done: ['contact'], guestID: id(5) }

  it('goes on at the step that it was left at, and asks for no code again', async () => {
    keepDraft(left)
    const codes: unknown[] = []
    server.use(
      serve(guestCustomer, ({ params }) => (params['id'] === id(5) ? reply(robin) : refusal('GUEST', 'Unknown', 404))),
      serve(requestGuestOtp, ({ body: asked }) => {
        codes.push(asked)
        return reply({ isSent: true, expiresAt: '2030-01-01T00:10:00Z' })
      }),
    )

    open({ cart: { detail: aCart([aCartItem()]) } })

    const pickup = await screen.findByRole('region', { name: 'Pickup' })
    expect(within(pickup).getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Robin')
    expect(screen.getByText('Robin Miller, robin@example.com')).toBeDefined()
    expect(codes).toEqual([])
  })

  it('begins with the contact where the store does not know the guest any more', async () => {
    keepDraft(left)
    server.use(serve(guestCustomer, () => refusal('GUEST', 'Unknown', 404)))

    open({ cart: { detail: aCart([aCartItem()]) } })

    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('value', '')
  })

  it.each([{ cartNumber: 7 }, { ...left, done: 'all' }, 'nonsense'])('F46 takes %j for nothing', async (value) => {
    keepDraft(Object(value))

    open({ cart: { detail: aCart([aCartItem()]) } })

    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined()
  })
})
