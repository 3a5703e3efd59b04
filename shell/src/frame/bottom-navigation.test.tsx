import { defineSurface } from '@aisle/contract'
import { useDialogStack, usePath } from '@aisle/platform'
import {
  aCart,
  aCartItem,
  aConfiguration,
  renderWithProviders,
  type RenderOptions,
  setViewport,
  viewportWidth,
} from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BottomNavigation } from './bottom-navigation.tsx'

const all = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    discounts: { path: '/discount', title: 'Deals', linkName: 'discounts' },
    cart: { path: '/cart', title: 'Cart', linkName: 'cart' },
    loyalty: { path: '/loyalty-program', title: 'Loyalty', linkName: 'loyalty' },
    account: { path: '/account', title: 'Account', linkName: 'account' },
  },
  menu: [
    { in: 'bottom', label: 'Shop', link: 'home', order: 10 },
    { in: 'bottom', label: 'Cart', link: 'cart', order: 20 },
    { in: 'bottom', label: 'Deals', link: 'discounts', order: 30 },
    { in: 'bottom', label: 'Loyalty', link: 'loyalty', order: 40, guards: ['loyalty'] },
  ],
})
const signedIn = { status: 'signed-in', customerId: null } as const
const Where = () => <output>{usePath() + ' ' + useDialogStack().map(({ name }) => name)}</output>
const show = (options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <BottomNavigation />
      <Where />
    </>,
    { surfaces: [all], ...options },
  )
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Store' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('1§2 bottom navigation', () => {
  beforeEach(() => setViewport(viewportWidth.phone))

  it('has five entries for who is signed in at a store with loyalty', () => {
    show({ session: signedIn, tenant: { configuration: aConfiguration({ lnsSubscriptionType: 2 }) } })

    expect(entries()).toEqual(['Shop', 'Cart', 'Deals', 'Loyalty', 'Account'])
  })

  it.each([
    { who: 'a guest', options: { tenant: { configuration: aConfiguration({ lnsSubscriptionType: 2 }) } } },
    {
      who: 'a store without loyalty for all',
      options: { session: signedIn, tenant: { configuration: aConfiguration({ lnsSubscriptionType: 1 }) } },
    },
  ])('decision 19: has no loyalty for $who', ({ options }) => {
    show(options)

    expect(entries()).toEqual(['Shop', 'Cart', 'Deals', 'Account'])
  })

  it('counts the cart, for everybody', () => {
    show({ cart: { detail: aCart([aCartItem({ qty: 3 })]) } })

    screen.getByRole('link', { name: 'Cart, 3 items' })
  })

  it('opens the drawer for a guest, the account for others', async () => {
    const { user, unmount } = show({ route: '/discount' })
    await user.click(screen.getByRole('link', { name: 'Account' }))
    expect(document.querySelector('output')?.textContent).toBe('/discount account-drawer')
    unmount()

    const second = show({ session: signedIn })
    await second.user.click(screen.getByRole('link', { name: 'Account' }))
    expect(document.querySelector('output')?.textContent).toBe('/account ')
  })

  it('is of small screens only', () => {
    setViewport(viewportWidth.desktop)
    show()

    expect(screen.queryByRole('navigation', { name: 'Store' })).toBeNull()
  })
})
