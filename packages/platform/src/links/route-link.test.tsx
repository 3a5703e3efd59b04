import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { RouteLink, RouteNavLink } from './route-link.tsx'

afterEach(cleanup)

const Address = () => <output>{useLocation().pathname}</output>

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouteLink to="/cart">Cart</RouteLink>
      <RouteLink to="/orders" onClick={(event) => event.preventDefault()}>
        Orders
      </RouteLink>
      <RouteNavLink to="/wishlists">Wishlists</RouteNavLink>
      <Address />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

it('goes to its page without loading a document', async () => {
  const user = open('/')

  await user.click(screen.getByRole('link', { name: 'Cart' }))

  expect(screen.getByRole('status').textContent).toBe('/cart')
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart')
})

it('stays where its own handler prevents the way', async () => {
  const user = open('/')

  await user.click(screen.getByRole('link', { name: 'Orders' }))

  expect(screen.getByRole('status').textContent).toBe('/')
})

it.each([
  { path: '/wishlists', isHere: true },
  { path: '/Wishlists/', isHere: true },
  { path: '/wishlists/1', isHere: false },
  { path: '/', isHere: false },
])('says on $path whether that is its page: $isHere', ({ path, isHere }) => {
  open(path)

  expect(screen.getByRole('link', { name: 'Wishlists' }).getAttribute('aria-current')).toBe(isHere ? 'page' : null)
})
