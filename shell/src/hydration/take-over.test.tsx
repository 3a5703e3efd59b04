import { completeSurface, defineSurface, type Remote, RENDERED_ATTRIBUTE } from '@aisle/contract'
import {
  createRemoteModule,
  createRemoteModules,
  RemoteFailure,
  type RemoteSource,
  routeTableOf,
  type ServerPage,
} from '@aisle/platform/host'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverPageIn, show } from './take-over.ts'

const SECONDS = 1000
const surface = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: { home: { path: '/', title: 'Home', isPublic: true } },
})
const table = routeTableOf([completeSurface(surface)])
const remoteWith = (Home: () => ReactNode): Remote => ({
  surface,
  pages: { home: async () => ({ default: Home }) },
  widgets: {},
  dialogs: {},
})

const onAdd = vi.fn()
const Home = () => (
  <>
    <h1>Whole Milk</h1>
    <button type="button" onClick={onAdd}>
      Add Whole Milk to cart
    </button>
  </>
)
const home = { remote: 'mf-catalogue', kind: 'page', name: 'home' } as const

function appOf(
  source: RemoteSource,
  held?: (modules: ReturnType<typeof createRemoteModules>) => ServerPage | undefined,
) {
  const modules = createRemoteModules(source)
  const serverPage = held?.(modules)
  const RemoteModule = createRemoteModule({ modules, onThrown: () => {}, ...(serverPage ? { serverPage } : {}) })
  const app = (
    <MemoryRouter>
      <RemoteModule {...home} />
    </MemoryRouter>
  )
  return { app, modules }
}

const root = document.createElement('div')
const report = vi.fn()

/** The page stands in the document as a server has rendered it. */
async function standIn(page: () => ReactNode = Home) {
  const { app, modules } = appOf({ loadRemote: async () => remoteWith(page), forget: () => {} })
  await modules.load(home)
  root.setAttribute(RENDERED_ATTRIBUTE, '')
  root.innerHTML = renderToString(app)
}

/** React takes it over, with the code that `loadRemote` brings. */
async function takeOver(loadRemote: RemoteSource['loadRemote']) {
  const source = { loadRemote: vi.fn(loadRemote), forget: vi.fn() }
  const { app } = appOf(source, (modules) => serverPageIn(root, table, modules))
  await act(async () => show(root, app, report))
  return source
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.body.append(root)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  root.remove()
})

const heading = () => screen.getByRole('heading', { name: 'Whole Milk' })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * SECONDS))

it('F2 a page of the server stays for the 120 s that its code takes, says so after ten, and when it is given up', async () => {
  await standIn()
  const fromServer = heading()
  const arrival = Promise.withResolvers<Remote>()
  const { loadRemote, forget } = await takeOver(() => arrival.promise)

  await pass(9)
  expect(screen.queryByRole('status')).toBeNull()
  await pass(2)
  expect(screen.getByRole('status').textContent).toContain('Still loading…')
  await pass(109)
  expect(heading()).toBe(fromServer)

  arrival.reject(new RemoteFailure('mf-catalogue', 'page', 'timeout', { message: 'did not arrive' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This page took too long to load.')
  expect(heading()).toBe(fromServer)

  loadRemote.mockResolvedValue(remoteWith(Home))
  await press('Try again')
  expect(forget).toHaveBeenCalledExactlyOnceWith('mf-catalogue')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(heading()).toBe(fromServer)
  await press('Add Whole Milk to cart')
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(report).not.toHaveBeenCalled()
})

it('F2 what is slow may be asked for again, and the page of the server is the one that then works', async () => {
  await standIn()
  const fromServer = heading()
  const { loadRemote } = await takeOver(() => new Promise(() => {}))
  await pass(11)
  loadRemote.mockResolvedValue(remoteWith(Home))

  await press('Try again')

  expect(screen.queryByRole('status')).toBeNull()
  expect(heading()).toBe(fromServer)
  await press('Add Whole Milk to cart')
  expect(onAdd).toHaveBeenCalledTimes(1)
})

it('a page that the browser renders differently is told of, and shown as the browser has it', async () => {
  await standIn()

  await takeOver(async () => remoteWith(() => <h1>Oat Milk</h1>))

  await screen.findByRole('heading', { name: 'Oat Milk' })
  expect(report).toHaveBeenCalledWith({ kind: 'hydration', message: expect.stringContaining('Hydration failed') })
})

it('a page that the server left to the browser is not held', async () => {
  await standIn()
  root.insertAdjacentHTML('beforeend', '<main><template data-dgst="left-to-browser"></template></main>')
  const { modules } = appOf({ loadRemote: () => new Promise(() => {}), forget: () => {} })

  expect(serverPageIn(root, table, modules)).toBeUndefined()
})

describe('a page of many parts', () => {
  const parts = ['first', 'second', 'third']
  const pageOf = (taken: string[], onPage: () => void = () => {}) => {
    const Part = ({ name }: { readonly name: string }) => {
      useLayoutEffect(() => void taken.push(name))
      return <button type="button">{name}</button>
    }
    return function Page() {
      useLayoutEffect(() => queueMicrotask(onPage))
      return parts.map((name) => (
        <Suspense key={name}>
          <Part name={name} />
        </Suspense>
      ))
    }
  }

  it.each([
    { why: 'nobody touches anything: from what is seen first downwards', touched: undefined, order: parts },
    {
      why: 'the last one is pressed: that one before the others',
      touched: 'third',
      order: ['third', 'first', 'second'],
    },
  ])('is taken over in the order that the shopper needs when $why', async ({ touched, order }) => {
    await standIn(pageOf([]))
    const taken: string[] = []
    const Page = pageOf(taken, () => {
      if (touched !== undefined) screen.getByRole('button', { name: touched }).click()
    })

    await takeOver(async () => remoteWith(Page))
    await vi.waitFor(() => expect(taken).toHaveLength(parts.length))

    expect(taken).toEqual(order)
  })
})
