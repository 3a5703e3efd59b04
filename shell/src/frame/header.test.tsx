import { defineSurface } from '@aisle/contract'
import { useDialogStack, usePath } from '@aisle/platform'
import {
  aCart,
  aCartItem,
  aConfiguration,
  aStore,
  renderWithProviders,
  type RenderOptions,
} from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Header } from './header.tsx'

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
    discounts: { path: '/discount', title: 'Deals', linkName: 'discounts' },
  },
  menu: [{ in: 'header', label: 'Deals', link: 'discounts' }],
})
const cartRemote = defineSurface({
  remote: 'mf-cart-checkout',
  contract: 1,
  routes: { cart: { path: '/cart', title: 'Your Cart', linkName: 'cart' } },
})

const Where = () => <output>{usePath() + ' ' + useDialogStack().map(({ name }) => name)}</output>
const where = () => document.querySelector('output')?.textContent
const show = (options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <Header />
      <Where />
    </>,
    { surfaces: [catalogue, cartRemote], ...options },
  )

describe('the header', () => {
  it('says where one shops and leads to the choice of a store', async () => {
    const { user } = show({ shopping: aStore({ name: 'Elm Street', displayName: 'Store pickup' }), route: '/cart' })

    await user.click(screen.getByRole('button', { name: 'Shopping at Elm Street , Store pickup' }))

    expect(where()).toContain('/find-store')
  })

  it('asks for a store where none is chosen', () => {
    show({ shopping: null })

    screen.getByRole('button', { name: 'Choose a store' })
  })

  it('counts the cart', () => {
    show({ cart: { detail: aCart([aCartItem({ qty: 3 })]) } })

    screen.getByRole('link', { name: 'Cart, 3 items' })
  })

  it('counts the cart also where the tenant has no cart page', () => {
    show({ surfaces: [catalogue], cart: { detail: aCart([aCartItem({ qty: 1 })]) } })

    screen.getByText('Cart, 1 items')
    expect(screen.queryByRole('link', { name: /Cart/ })).toBeNull()
  })

  it('opens the account drawer', async () => {
    const { user } = show()

    await user.click(screen.getByRole('button', { name: 'Account' }))

    expect(where()).toContain('account-drawer')
  })

  it('shows the name of a store without a logo, the logo of one that has it', () => {
    const { unmount } = show()
    screen.getByRole('link', { name: 'Fresh Fields Market' })
    unmount()

    show({ tenant: { theme: { logoURL: '/images/logo.svg' } } })
    screen.getByRole('img', { name: 'Fresh Fields Market' })
  })

  it.each(['javascript:alert(1)', '//evil.example/a.svg', 'data:image/svg+xml,x'])(
    'T34 takes no logo from %s',
    (logoURL) => {
      show({ tenant: { configuration: aConfiguration({ logoURL }) } })

      expect(screen.queryByRole('img')).toBeNull()
    },
  )

  it('lists the menu entries of the remotes', () => {
    show()

    expect(screen.getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/discount')
  })
})
