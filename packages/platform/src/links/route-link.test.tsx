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
      <RouteLink to="/pages/legal/terms" target="_blank">
        Terms
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

it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
  const user = open('/')
  const clicks: boolean[] = []
  const note = (event: MouseEvent) => {
    clicks.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)

  await user.keyboard(`{${key}>}`)
  await user.click(screen.getByRole('link', { name: 'Cart' }))

  expect(clicks).toEqual([false])
  expect(screen.getByRole('status').textContent).toBe('/')
  document.removeEventListener('click', note)
})

it('leaves a link to another tab to the browser', async () => {
  const user = open('/')
  let isPrevented: boolean | undefined
  const note = (event: MouseEvent) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })

  await user.click(screen.getByRole('link', { name: 'Terms' }))

  expect(isPrevented).toBe(false)
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
