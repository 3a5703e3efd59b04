import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

/** As browsers do (DOM, "current event"), which is how React ranks an update. */
function tellCurrentEvent() {
  const { dispatchEvent } = EventTarget.prototype
  vi.spyOn(EventTarget.prototype, 'dispatchEvent').mockImplementation(function (this: EventTarget, event) {
    vi.stubGlobal('event', event)
    const isLet = dispatchEvent.call(this, event)
    vi.stubGlobal('event', undefined)
    return isLet
  })
}

let showSlowPart: () => void

/** Renders in slices, each longer than React keeps a browser from painting. */
function SlowPart() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    showSlowPart = () => startTransition(() => setIsShown(true))
  }, [])
  return isShown ? Array.from({ length: 20 }, (_, index) => <Slice key={index} />) : null
}

function Slice() {
  keepBusy(10)
  return <i>slow</i>
}

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

afterEach(cleanup)
beforeEach(() => {
  history.replaceState(null, '', '/')
  render(
    <AddressRouter>
      <Address />
      <SlowPart />
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

it('shows another page before a transition that is under way', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  tellCurrentEvent()
  showSlowPart()
  await new Promise((resolve) => setTimeout(resolve, 30))

  await go('/cart')
  await vi.waitFor(() => expect(shown()).toBe('/cart'), { interval: 1 })

  expect(screen.queryAllByText('slow')).toEqual([])
  await vi.waitFor(() => expect(screen.queryAllByText('slow')).toHaveLength(20))
})
