import { showCartAlert } from '@aisle/platform'
import { renderWithProviders, setViewport, viewportWidth } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartAlerts } from './cart-alerts.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const slotGone = { key: 'slot', variant: 'danger', message: 'This slot is full.', seconds: 10 } as const

it('2§8 says what is wrong for ten seconds, interrupting', () => {
  renderWithProviders(<CartAlerts />)

  act(() => showCartAlert(slotGone))
  expect(screen.getByRole('alert').textContent).toContain('This slot is full.')

  act(() => void vi.advanceTimersByTime(9_000))
  expect(screen.getByText('1 s')).toBeDefined()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('counts anew when the same is said again', () => {
  renderWithProviders(<CartAlerts />)
  act(() => showCartAlert(slotGone))
  act(() => void vi.advanceTimersByTime(8_000))

  act(() => showCartAlert(slotGone))

  expect(screen.getByText('10 s')).toBeDefined()
})

it('can be closed, and is gone when the shopper comes back to the page', async () => {
  const { unmount, platform } = renderWithProviders(<CartAlerts />)
  act(() => showCartAlert({ key: 'a', variant: 'info', message: 'First' }))
  act(() => showCartAlert({ key: 'b', variant: 'warning', message: 'Second' }))

  const [close] = screen.getAllByRole('button', { name: 'Close' })
  act(() => close?.click())
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeDefined()

  unmount()
  expect(platform.cartAlerts.store.getState()).toEqual([])
})

it('2§8 says it as a toast on phones', () => {
  setViewport(viewportWidth.phone)
  const { platform } = renderWithProviders(<CartAlerts />)

  act(() => showCartAlert(slotGone))

  expect(screen.queryByRole('alert')).toBeNull()
  expect(platform.toasts.store.getState()).toMatchObject([{ text: 'This slot is full.', tone: 'error' }])
})
