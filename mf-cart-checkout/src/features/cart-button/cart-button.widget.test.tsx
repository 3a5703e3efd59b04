import { aCart, aCartItem, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { surface } from '../../surface.ts'
import CartButtonWidget from './cart-button.widget.tsx'

const surfaces = [surface]

it('leads to the cart and says what is in it', () => {
  renderWithProviders(<CartButtonWidget />, {
    surfaces,
    cart: { detail: aCart([aCartItem({ qty: 3 })]), status: 'ready' },
  })

  const button = screen.getByRole('link', { name: 'Cart, 3 items' })
  expect(button.getAttribute('href')).toBe('/cart')
  expect(button.textContent).toBe('3')
})

it.each(['starting', 'failed'] as const)('names no count while the cart is not known (%s)', (status) => {
  renderWithProviders(<CartButtonWidget />, { surfaces, cart: { status } })

  expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('')
})
