import { defineSurface } from '@aisle/contract'
import { useDialogStack, usePath, useQueryParams } from '@aisle/platform'
import {
  aCart,
  aCartItem,
  aConfiguration,
  aStore,
  renderWithProviders,
  type RenderOptions,
  setViewport,
  viewportWidth,
} from '@aisle/platform/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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
const Address = () => {
  const [query] = useQueryParams()
  return <samp>{`?${query}`}</samp>
}
const where = () => document.querySelector('output')?.textContent
const show = (options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <Header />
      <Where />
      <Address />
    </>,
    { surfaces: [catalogue, cartRemote], ...options },
  )

describe('the header', () => {
  it('says where one shops and leads to the choice of a store', async () => {
    const { user } = show({ shopping: aStore({ name: 'Elm Street', displayName: 'Store pickup' }), route: '/cart' })

    await user.click(screen.getByRole('button', { name: 'Shopping at Elm Street , Store pickup' }))

    expect(where()).toContain('/find-store')
  })

  it.each([
    ['/cart?a=1', '/cart?a=1'],
    ['/find-store?redirectFrom=%2Fcart', '/cart'],
    ['/find-store', null],
  ])('1§4 leads on from %s, once a store is chosen, to %s', async (route, wanted) => {
    const { user } = show({ shopping: null, route })

    await user.click(screen.getByRole('button', { name: 'Choose a store' }))

    const [, search] = document.querySelector('samp')?.textContent?.split('?') ?? []
    expect(new URLSearchParams(search ?? '').get('redirectFrom')).toBe(wanted)
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

  it('F52 shows the name of a store whose logo does not come, or has failed before this code ran', async () => {
    const broken = { tenant: { theme: { logoURL: '/images/logo.svg' } } }
    const { unmount } = show(broken)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('link', { name: 'Fresh Fields Market' }).textContent).toBe('Fresh Fields Market')
    unmount()

    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('broken', 'EncodingError'))
    show(broken)
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
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

  it('1§5 cuts a long name after twenty characters; its button says all of it', () => {
    const profile = { subject: 's', email: 'a@example.com', firstName: 'Bartholomew Maximilian' }
    show({ session: { status: 'signed-in', profile } })

    const button = screen.getByRole('button', { name: 'Account, Bartholomew Maximilian' })
    expect(button.textContent).toBe('Bartholomew Maximili…')
  })

  it('decision 36: the logo goes to the top of Home without a visit, and home from elsewhere', async () => {
    const top = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
    const { user, unmount } = show({ route: '/?from=mail' })
    await user.click(screen.getByRole('link', { name: 'Fresh Fields Market' }))
    expect(top).toHaveBeenCalledExactlyOnceWith(0, 0)
    unmount()

    const second = show({ route: '/cart' })
    await second.user.click(screen.getByRole('link', { name: 'Fresh Fields Market' }))
    expect(where()).toBe('/ ')
    expect(top).toHaveBeenCalledOnce()
  })

  it('1§2 has a way home beside the title of a page that one landed on', async () => {
    setViewport(viewportWidth.phone)
    const { user } = show({ route: '/cart' })

    await user.click(screen.getByRole('button', { name: 'Home' }))

    expect(where()).toBe('/ ')
    expect(screen.queryByRole('button', { name: 'Home' })).toBeNull()
  })
})
