import { usePath } from '@aisle/platform'
import { renderWithProviders } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLostSlots } from './use-lost-slots.ts'

const cartSurface = {
  remote: 'mf-cart-checkout',
  contract: 1,
  routes: { cart: { path: '/cart', title: 'Your Cart', linkName: 'cart' } },
} as const

function Page() {
  useLostSlots()
  return <p>{usePath()}</p>
}

it.each([
  { why: 'goes to the cart when a slot is gone', surfaces: [cartSurface], path: '/cart' },
  { why: 'stays where the store has no cart to go to', surfaces: [], path: '/' },
])('2§8 $why', ({ surfaces, path }) => {
  const { platform } = renderWithProviders(<Page />, { surfaces })

  act(() => platform.bus.emit('slot.lost', {}))

  expect(screen.getByText(path)).toBeDefined()
})
