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
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { surface } from '../surface.ts'
import CheckoutPage from './checkout.page.tsx'

const KEPT = 'aisle:fresh:order-intent'
const body = { orderFulfillments: [{ fulfillmentMethodID: id(1) }], isAcknowledgeAccepted: true, expectedTotal: 12.5 }
const keepIntent = (key: string) => localStorage.setItem(KEPT, JSON.stringify({ key, body, startedAt: Date.now() }))

const open = (surroundings: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<CheckoutPage />, { route: '/checkout', path: '/checkout', surfaces: [surface], ...surroundings })

afterEach(() => localStorage.clear())

describe('an order that was sent and never answered', () => {
  it('F23 is asked about with its key although its cart is gone, and is done once it is known', async () => {
    keepIntent('key-1')
    const keys: (string | null)[] = []
    server.use(
      serve(placeOrder, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return reply({ orderNumber: '1001', orderID: id(7) })
      }),
    )

    open({ cart: { detail: null } })

    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull())
    expect(keys).toEqual(['key-1'])
    expect(screen.queryByText('Your cart is empty')).toBeNull()
  })

  it('F23 says that asking again is safe while the store cannot be reached, and asks again', async () => {
    keepIntent('key-1')
    server.use(serve(placeOrder, () => HttpResponse.error()))
    const { user } = open({ cart: { detail: null } })

    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    expect(screen.getByRole('alert').textContent).toContain('you will not be charged twice')
    server.use(serve(placeOrder, () => reply({ orderNumber: '1001', orderID: id(7) })))
    await user.click(again)

    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull())
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
