import type { Remote } from '@aisle/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RemoteFailure } from '../federation/federation.ts'
import { renderWithProviders } from '../testing/testing.tsx'
import { createRemoteModule } from './remote-module.tsx'
import { createRemoteModules, type RemoteSource } from './remote-modules.ts'
import { STILL_LOADING_AFTER } from './still-loading.tsx'

const Orders = () => <h1>Your orders</h1>
const remoteWith = (page: () => unknown, start?: Remote['start']): Remote => ({
  surface: { remote: 'mf-orders', contract: 1 },
  pages: { orders: async () => ({ default: page }) },
  widgets: { recent: async () => ({ default: page }) },
  dialogs: {},
  ...(start ? { start } : {}),
})
const network = () => new RemoteFailure('mf-orders', 'entry', 'network', { message: 'did not arrive' })

function setUp(loadRemote: RemoteSource['loadRemote']) {
  const source = { loadRemote: vi.fn(loadRemote), forget: vi.fn() }
  const onThrown = vi.fn()
  const modules = createRemoteModules(source)
  const RemoteModule = createRemoteModule({ modules, onThrown })
  const page = <RemoteModule remote="mf-orders" kind="page" name="orders" skeleton={<p>skeleton</p>} />
  const widget = <RemoteModule remote="mf-orders" kind="widget" name="recent" />
  return { source, modules, onThrown, page, widget }
}

afterEach(() => void vi.useRealTimers())

/** A component that waits for a promise has to be rendered in an awaited `act`. */
const show = (ui: ReactNode) => act(async () => renderWithProviders(ui))
const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

/** React and the boundaries speak of errors on the console; these are meant. */
const expectConsoleErrors = () =>
  vi
    .spyOn(console, 'error')
    .mockImplementation(() => {})
    .mockClear()
const forgetConsoleErrors = () => vi.mocked(console.error).mockClear()

describe('a page of a remote', () => {
  it('shows its skeleton until it is there', async () => {
    const { page, source } = setUp(async () => remoteWith(Orders))
    const arrival = Promise.withResolvers<Remote>()
    source.loadRemote.mockReturnValue(arrival.promise)

    await show(page)
    screen.getByText('skeleton')
    arrival.resolve(remoteWith(Orders))

    await screen.findByRole('heading', { name: 'Your orders' })
  })

  it('that is loaded shows without a skeleton', async () => {
    const { page, modules } = setUp(async () => remoteWith(Orders))
    await modules.load({ remote: 'mf-orders', kind: 'page', name: 'orders' })

    await show(page)

    screen.getByRole('heading', { name: 'Your orders' })
  })

  it('F1 that cannot be loaded says so and comes when it is tried again', async () => {
    expectConsoleErrors()
    const { page, source } = setUp(async () => remoteWith(Orders))
    source.loadRemote.mockRejectedValueOnce(network())

    await show(page)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This page could not be loaded.')
    await tryAgain()

    await screen.findByRole('heading', { name: 'Your orders' })
    forgetConsoleErrors()
  })

  it('F2 that takes long says so after ten seconds and can be started over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { page, source } = setUp(() => new Promise(() => {}))

    await show(page)
    act(() => void vi.advanceTimersByTime(STILL_LOADING_AFTER - 100))
    expect(screen.queryByText('Still loading…')).toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    screen.getByRole('button', { name: 'Go back' })
    source.loadRemote.mockResolvedValue(remoteWith(Orders))
    await tryAgain()

    await screen.findByRole('heading', { name: 'Your orders' })
    expect(source.forget).toHaveBeenCalledExactlyOnceWith('mf-orders')
  })

  it.each([
    ['timeout', 'took too long'],
    ['refused', 'is not available'],
    ['broken', 'has stopped working'],
  ] as const)('F4 says what happened when a load ends in %s', async (reason, text) => {
    expectConsoleErrors()
    const { page } = setUp(() => Promise.reject(new RemoteFailure('mf-orders', 'entry', reason, { message: 'x' })))

    await show(page)

    expect((await screen.findByRole('alert')).textContent).toContain(text)
    forgetConsoleErrors()
  })

  it('F6 that throws is reported, leaves the rest alone and renders again when tried', async () => {
    expectConsoleErrors()
    let isBroken = true
    const Fragile = () => {
      if (isBroken) throw new TypeError('no')
      return <Orders />
    }
    const { page, onThrown } = setUp(async () => remoteWith(Fragile))

    await show(
      <>
        <p>Rest of the page</p>
        {page}
      </>,
    )
    await screen.findByRole('alert')
    screen.getByText('Rest of the page')
    isBroken = false
    await tryAgain()

    await screen.findByRole('heading', { name: 'Your orders' })
    expect(onThrown).toHaveBeenCalledExactlyOnceWith(
      { remote: 'mf-orders', kind: 'page', name: 'orders' },
      expect.any(TypeError),
    )
    forgetConsoleErrors()
  })
})

describe('a widget of a remote', () => {
  it('that fails shows nothing', async () => {
    expectConsoleErrors()
    const { widget, source } = setUp(() => Promise.reject(network()))

    const { container } = await show(widget)
    await vi.waitFor(() => expect(source.loadRemote).toHaveBeenCalled())

    await vi.waitFor(() => expect(container.textContent).toBe(''))
    expect(screen.queryByRole('alert')).toBeNull()
    forgetConsoleErrors()
  })
})

it('starts a remote once, however many of its parts are shown', async () => {
  const start = vi.fn()
  const { page, widget } = setUp(async () => remoteWith(Orders, start))

  function Both() {
    const [count] = useState(0)
    return (
      <div key={count}>
        {page}
        {widget}
      </div>
    )
  }
  await show(<Both />)
  await screen.findAllByRole('heading', { name: 'Your orders' })

  expect(start).toHaveBeenCalledOnce()
})
