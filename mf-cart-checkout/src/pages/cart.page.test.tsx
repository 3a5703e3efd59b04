import { aCart, aCartItem, renderWithProviders } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { surface } from '../surface.ts'
import CartPage from './cart.page.tsx'

const catalogue = {
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product' },
  },
} as const

const openCart = (detail: ReturnType<typeof aCart> | null) =>
  renderWithProviders(<CartPage />, { surfaces: [surface, catalogue], cart: { detail } })

it('lists what is in the cart with its sums', () => {
  openCart(aCart([aCartItem({ qty: 2, price: 3.49 })]))

  const line = screen.getByRole('listitem', { name: 'Whole milk' })
  expect(within(line).getByRole('spinbutton', { name: 'Quantity of Whole milk' })).toHaveProperty('value', '2')
  expect(screen.getAllByText('$6.98').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveProperty('pathname', '/checkout')
})

it('says what to do with an empty cart', () => {
  openCart(null)

  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveProperty('pathname', '/')
})

it('holds back checkout below the minimum and says what is missing', () => {
  const cart = aCart([aCartItem({ price: 10 })])
  const groups = Object.entries(cart.fulfillments).map(([method, group]) => [
    method,
    { ...group, minCheckoutAmount: 35 },
  ])
  openCart({ ...cart, fulfillments: Object.fromEntries(groups) })

  expect(screen.getByText('The minimum for this order is $35.00. Add $25.00 more to check out.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
})

it('shows another quantity at once and takes a removed line away', async () => {
  const { user } = openCart(aCart([aCartItem({ qty: 1 })]))

  await user.click(screen.getByRole('button', { name: 'Remove Whole milk' }))

  expect(screen.queryByRole('listitem', { name: 'Whole milk' })).toBeNull()
})
