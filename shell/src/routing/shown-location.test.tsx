import { completeSurface, defineSurface, type Remote } from '@aisle/contract'
import { createRemoteModules, routeTableOf } from '@aisle/platform/host'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, useNavigate } from 'react-router'
import { useShownLocation } from './shown-location.ts'

/** Longer than the page before waits for the next one. */
const PATIENCE = 250

const surface = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    discounts: { path: '/discount', title: 'Deals', linkName: 'discounts' },
    home: { path: '/', title: 'Home', linkName: 'home' },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
  },
})
const table = routeTableOf([completeSurface(surface)])
const page = { default: () => null }

let go: ReturnType<typeof useNavigate>
let home: PromiseWithResolvers<typeof page>

function open() {
  const pages = {
    discounts: async () => page,
    home: () => home.promise,
    findStore: () => new Promise<typeof page>(() => {}),
  }
  const remote: Remote = { surface, pages, widgets: {}, dialogs: {} }
  const modules = createRemoteModules({ loadRemote: async () => remote, forget() {} })
  function Shown() {
    go = useNavigate()
    return <output>{useShownLocation(table, modules).pathname}</output>
  }
  render(
    <MemoryRouter initialEntries={['/discount']}>
      <Shown />
    </MemoryRouter>,
  )
}

const shown = () => screen.getByRole('status').textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  home = Promise.withResolvers()
  open()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows a page once its code is there, and the one before until then', async () => {
  await act(async () => go('/'))
  expect(shown()).toBe('/discount')

  home.resolve(page)
  await pass(0)
  expect(shown()).toBe('/')
})

it('shows where a page will be when its code takes long', async () => {
  await act(async () => go('/'))

  await pass(PATIENCE)
  expect(shown()).toBe('/')
})

it('leads nobody back whose page before was late', async () => {
  await act(async () => go('/'))
  await pass(PATIENCE)
  await act(async () => go('/find-store'))
  await pass(PATIENCE)
  expect(shown()).toBe('/find-store')

  home.resolve(page)
  await pass(0)
  expect(shown()).toBe('/find-store')
})
