import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { pageTemplate } from '@aisle/api/page-template'
import { completeSurface, type Remote } from '@aisle/contract'
import { useCall, useShoppingTerms } from '@aisle/platform'
import { createRemoteModules, type RemoteSource, routeTableOf } from '@aisle/platform/host'
import {
  aProduct,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
  type RenderOptions,
} from '@aisle/platform/testing'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAhead } from './start-ahead.ts'
import { surface, template } from './surface-with-data.builder.ts'

const loadPage = vi.fn(async () => ({ default: () => null }))
const remote: Remote = {
  surface,
  pages: { start: loadPage, product: loadPage, members: loadPage, plain: loadPage },
  widgets: {},
  dialogs: {},
  calls: async () => ({ calls: [pageTemplate, productDetails, productList] }),
}
const loadRemote = vi.fn<RemoteSource['loadRemote']>(async () => remote)

const asked: string[] = []
let isDown = false
let answer = Promise.withResolvers<void>()
let stop = new AbortController()

beforeEach(() => {
  asked.length = 0
  isDown = false
  answer = Promise.withResolvers()
  answer.resolve()
  stop = new AbortController()
  loadPage.mockClear()
  loadRemote.mockClear()
  const note = (call: string, found: object) => async () => {
    asked.push(call)
    await answer.promise
    return isDown ? refusal('DOWN', 'Broken', 400) : reply(found)
  }
  server.use(
    serve(productDetails, ({ query }) =>
      note(`product ${query.get('ProductSeoName')}`, { ...aProduct(), images: [] })(),
    ),
    serve(productList, ({ query }) =>
      note(`list ${query.get('collectionId')}`, { items: [], count: 0, hasNext: false })(),
    ),
    serve(pageTemplate, note('template', template)),
  )
})
afterEach(() => {
  stop.abort()
  Reflect.deleteProperty(navigator, 'connection')
  vi.useRealTimers()
})

const links = [...Array.from({ length: 20 }, (_, index) => `/detail/p-${index}`), '/start', '/members/p', '/plain']

/** A page with links, once fetching ahead has begun. */
function open(options: RenderOptions = {}, more: ReactNode = null) {
  const view = renderWithProviders(
    <>
      {links.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
      <p>Nothing</p>
      {more}
    </>,
    options,
  )
  const { routes, ...rest } = completeSurface(surface)
  // The registry in a page is without it.
  const withoutData = Object.entries(routes).map(([name, route]) => [name, { ...route, data: undefined }] as const)
  const surfaces = [{ ...rest, routes: Object.fromEntries(withoutData) }]
  const modules = createRemoteModules({ loadRemote, forget: () => {} })
  startAhead({ platform: view.platform, table: routeTableOf(surfaces), modules, signal: stop.signal })
  return view
}

const link = (href: string) => screen.getByRole('link', { name: href })
const press = (href: string) => fireEvent.pointerDown(link(href), { button: 0 })
const rest = (href: string) => fireEvent.pointerOver(link(href), { pointerType: 'mouse' })
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a page', () => {
  it('is fetched, code and data, as soon as a link to it is pressed, and once', async () => {
    open()

    press('/detail/p-1')
    press('/detail/p-1')

    await expect.poll(() => asked).toEqual(['product p-1'])
    expect(loadPage).toHaveBeenCalledOnce()
    press('/detail/p-1')
    await after(20)
    expect(asked).toEqual(['product p-1'])
  })

  it('is fetched once somebody has rested on a link to it', async () => {
    open()

    rest('/detail/p-1')
    await after(30)
    expect(loadRemote).not.toHaveBeenCalled()

    await expect.poll(() => asked).toEqual(['product p-1'])
  })

  it('is fetched when a link to it has the focus of the keyboard', async () => {
    const { user } = open()

    await user.tab()

    await expect.poll(() => asked).toEqual(['product p-0'])
  })

  it('is fetched with what follows from its first answer', async () => {
    open()

    press('/start')

    await expect.poll(() => asked).toEqual(['template', `list ${id(5)}`])
  })

  it('finds the call that is on its way, and asks for nothing itself', async () => {
    answer = Promise.withResolvers()
    function Opened() {
      const terms = useShoppingTerms()
      return <h1>{useCall(productDetails, { query: { ProductSeoName: 'p-1', ...terms } }).title}</h1>
    }
    function Later() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <Suspense>{isOpen && <Opened />}</Suspense>
        </>
      )
    }
    const { user } = open({}, <Later />)

    press('/detail/p-1')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    answer.resolve()

    await screen.findByRole('heading', { name: 'Whole milk' })
    expect(asked).toEqual(['product p-1'])
  })

  it('asks itself when what was fetched ahead has failed', async () => {
    isDown = true
    const { platform } = open()

    press('/detail/p-1')

    await expect.poll(() => asked).toEqual(['product p-1'])
    await expect.poll(() => platform.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('without data has its code fetched alone', async () => {
    open()

    press('/plain')

    await expect.poll(() => loadPage.mock.calls).toHaveLength(1)
    expect(asked).toEqual([])
  })
})

describe('nothing is fetched', () => {
  it('for a wall of cards that a pointer passes over', async () => {
    open()

    for (let index = 0; index < 20; index += 1) rest(`/detail/p-${index}`)
    fireEvent.pointerOver(screen.getByText('Nothing'), { pointerType: 'mouse' })
    await after(100)

    expect(asked).toEqual([])
  })

  it('for more than two cards at a time, however long a pointer rests on each', async () => {
    answer = Promise.withResolvers()
    open()

    for (let index = 0; index < 6; index += 1) {
      rest(`/detail/p-${index}`)
      await after(80)
    }

    expect(asked).toEqual(['product p-0', 'product p-1'])
    answer.resolve()
    await expect.poll(() => asked).toEqual(['product p-0', 'product p-1', 'product p-5'])
  })

  it.each<[string, string, RenderOptions]>([
    ['for somebody who must sign in first', '/members/p', {}],
    ['before it is known who asks', '/members/p', { session: { status: 'starting' } }],
    ['for somebody who must choose a store first', '/detail/p-1', { shopping: null }],
    ['for a page that this store does not have', '/nowhere', {}],
  ])('%s', async (_, href, options) => {
    open(options, href === '/nowhere' && <a href={href}>{href}</a>)

    press(href)
    await after(20)

    expect(loadRemote).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }])('with the connection %o', async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    open()

    press('/detail/p-1')
    await after(20)

    expect(loadRemote).not.toHaveBeenCalled()
  })
})
