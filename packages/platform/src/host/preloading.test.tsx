import { completeSurface } from '@aisle/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../testing/testing.tsx'
import { startPreloading } from './preloading.ts'
import { createRemoteModules } from './remote-modules.ts'
import { routeTableOf } from './route-table.ts'

const table = routeTableOf([
  completeSurface({ remote: 'mf-orders', contract: 1, routes: { orders: { path: '/orders', title: 'Orders' } } }),
])
const loadRemote = vi.fn(() => new Promise<never>(() => {}))
let stop = new AbortController()

beforeEach(() => {
  stop = new AbortController()
  loadRemote.mockClear()
  const modules = createRemoteModules({ loadRemote, forget: () => {} })
  startPreloading({ table, modules, signal: stop.signal })
})
afterEach(() => stop.abort())

it.each(['pointerOver', 'focusIn', 'pointerDown'] as const)(
  'fetches the code of a page on %s of a link to it',
  (event) => {
    renderWithProviders(<a href="/orders">Orders</a>)

    fireEvent[event](screen.getByRole('link'))
    fireEvent[event](screen.getByRole('link'))

    expect(loadRemote).toHaveBeenCalledExactlyOnceWith('mf-orders', expect.any(AbortSignal))
  },
)

it.each(['/nowhere', 'https://elsewhere.example/orders'])('leaves %s alone', (href) => {
  renderWithProviders(<a href={href}>Elsewhere</a>)

  fireEvent.pointerOver(screen.getByRole('link'))

  expect(loadRemote).not.toHaveBeenCalled()
})
