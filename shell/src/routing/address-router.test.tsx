import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAddressRouter } from './address-router.tsx'

const AddressRouter = createAddressRouter()
let go: ReturnType<typeof useNavigate>

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  }, [navigate])
  return <output>{pathname + search}</output>
}

afterEach(cleanup)
beforeEach(() => {
  history.replaceState(null, '', '/')
  render(
    <AddressRouter>
      <Address />
    </AddressRouter>,
  )
})
const shown = () => screen.getByRole('status').textContent

/** Goes somewhere; the page follows after that. */
const visit = (work: () => void) =>
  act(async () => {
    work()
    await new Promise((resolve) => setTimeout(resolve, 10))
  })

it('shows another page and another query', async () => {
  await visit(() => go('/cart'))
  expect(shown()).toBe('/cart')

  await visit(() => go('?page=2'))
  expect(shown()).toBe('/cart?page=2')
})

it('ends where the last of several changes leads, whatever they are', async () => {
  await visit(() => {
    void go('/cart')
    void go('/cart?page=2', { replace: true })
  })

  expect(shown()).toBe('/cart?page=2')
  expect(location.pathname + location.search).toBe('/cart?page=2')
})
