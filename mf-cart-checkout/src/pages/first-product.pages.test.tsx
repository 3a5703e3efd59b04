import { saveCart } from '@aisle/api/cart'
import { cart } from '@aisle/platform'
import { aCart, aCartItem, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { surface } from '../surface.ts'
import CartPage from './cart.page.tsx'
import CheckoutPage from './checkout.page.tsx'

const EMPTY = { name: 'Your cart is empty' }
const milk = { productId: aCartItem().productId, title: 'Whole milk', limit: 10 }

describe.each([
  { page: 'the cart', path: '/cart', Page: CartPage },
  { page: 'the checkout', path: '/checkout', Page: CheckoutPage },
])('$page, while the first product is on its way', ({ path, Page }) => {
  /** The page with an edit that the store answers when it is told to. */
  function openWhileAdding() {
    const answer = Promise.withResolvers<'kept' | 'refused'>()
    server.use(
      serve(saveCart, async () =>
        (await answer.promise) === 'kept'
          ? reply(aCart([aCartItem()]))
          : refusal('CRT_PRODUCT_UNAVAILABLE', 'This product is not available.', 409),
      ),
    )
    renderWithProviders(<Page />, { route: path, path, surfaces: [surface], cart: { detail: null } })
    act(() => cart.setQuantity(milk, 1, 'main'))
    return answer
  }

  it('waits for it, and shows it then', async () => {
    const answer = openWhileAdding()

    expect(screen.getByText('Loading your cart')).toBeDefined()
    expect(screen.queryByRole('heading', EMPTY)).toBeNull()

    answer.resolve('kept')
    expect((await screen.findAllByText('$3.49')).length).toBeGreaterThan(0)
  })

  it('is empty once the store has refused it', async () => {
    const answer = openWhileAdding()
    answer.resolve('refused')

    expect(await screen.findByRole('heading', EMPTY)).toBeDefined()
  })
})
