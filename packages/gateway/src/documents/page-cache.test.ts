import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chosenStore } from '../testing/gateway.ts'
import { type DocumentAnswer, LEAST_TIME, type PageRequest } from './document.service.ts'
import { createPageCache } from './page-cache.ts'

const page = (html: string, isForAll = true): DocumentAnswer => ({
  status: 200,
  html,
  styleHashes: [],
  link: undefined,
  page: '',
  isForAll,
  checksAges: false,
})

const request = (
  path = '/',
  {
    tenant = 'fresh',
    revision = 1,
    ...store
  }: Partial<typeof chosenStore> & { tenant?: string; revision?: number } = {},
): PageRequest => ({
  site: {
    tenant,
    origin: `http://${tenant}.localhost:3000`,
    registry: { schema: 1, tenant, hosts: [], revision, updatedAt: '2026-11-20T12:00:00Z', remotes: {} },
  },
  url: new URL(path, `http://${tenant}.localhost:3000`),
  store: { ...chosenStore, ...store },
  isCrawler: false,
  onFailure,
})

const onFailure = vi.fn<PageRequest['onFailure']>()
const answer = vi.fn<(request: PageRequest, within: number) => Promise<DocumentAnswer>>()
let now = 0
const open = () => createPageCache({ answer, now: () => now })
const htmlOf = async (given: Promise<object>) => Reflect.get(await given, 'html')

beforeEach(() => {
  now = 0
  vi.resetAllMocks()
  answer.mockImplementation(async () => page(`page ${answer.mock.calls.length}`))
})
afterEach(() => vi.useRealTimers())

describe('a page', () => {
  it('is made once for all who ask at the same time and in the next seconds', async () => {
    const ask = open()

    const pages = await Promise.all([ask(request()), ask(request()), ask(request())])
    now = 4_999
    const later = await ask(request())

    expect(new Set([...pages, later])).toHaveProperty('size', 1)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('is given while a new one is made, and the new one after that', async () => {
    const ask = open()
    await ask(request())
    now = 5_000

    expect(await htmlOf(ask(request()))).toBe('page 1')
    await vi.waitFor(async () => expect(await htmlOf(ask(request()))).toBe('page 2'))
  })

  it('is made anew when it is old', async () => {
    const ask = open()
    await ask(request())
    now = 20_000

    expect(await htmlOf(ask(request()))).toBe('page 2')
  })

  it('stays when the new one cannot be made, and that is told', async () => {
    const ask = open()
    await ask(request())
    now = 6_000
    answer.mockRejectedValueOnce(new Error('no database'))

    expect(await htmlOf(ask(request()))).toBe('page 1')
    await vi.waitFor(() =>
      expect(onFailure).toHaveBeenCalledWith('page', expect.objectContaining({ message: 'no database' })),
    )
  })

  it('that is incomplete or nobody else’s business is not kept', async () => {
    const ask = open()
    answer.mockImplementation(async () => page(`page ${answer.mock.calls.length}`, false))

    await ask(request())

    expect(await htmlOf(ask(request()))).toBe('page 2')
  })

  it('is compressed once', async () => {
    const ask = open()

    const first = await ask(request())
    const second = await ask(request())

    if (first.status === 302 || second.status === 302) throw new Error('It is a page.')
    expect(await first.encoded('br')).toBe(await second.encoded('br'))
  })
})

it('a redirect is asked for each time', async () => {
  const ask = open()
  answer.mockImplementation(async () => ({ status: 302, location: '/find-store' }))

  await ask(request())
  await ask(request())

  expect(answer).toHaveBeenCalledTimes(2)
})

it.each([
  ['tenant', request('/', { tenant: 'cellar' })],
  ['path', request('/category/milk')],
  ['query', request('/?page=2')],
  ['location', request('/', { locationId: '33333333-3333-4333-8333-333333333333' })],
  ['fulfillment', request('/', { fulfillmentId: '44444444-4444-4444-8444-444444444444', codeName: 'sd' })],
  ['zip code', request('/', { zipCode: '60614' })],
  ['name of the store, which the shopper’s cookie says', request('/', { name: '<b>Evil</b>' })],
  ['revision of the registry', request('/', { revision: 2 })],
  ['choice of a store at all', { ...request(), store: undefined }],
])('T4 pages that differ in their %s are never taken for each other', async (_, other) => {
  const ask = open()

  expect(await htmlOf(ask(request()))).toBe('page 1')
  expect(await htmlOf(ask(other))).toBe('page 2')
  expect(await htmlOf(ask(request()))).toBe('page 1')
  expect(await htmlOf(ask(other))).toBe('page 2')
})

it('pages of another configuration are never taken for those of this one, also where the page told of it', async () => {
  let version = 'none'
  const ask = createPageCache({ answer, versionOf: (tenant) => `${tenant} ${version}`, now: () => now })
  answer.mockImplementationOnce(async () => {
    version = 'first'
    return page('first')
  })

  await ask(request())
  expect(await htmlOf(ask(request()))).toBe('first')
  expect(answer).toHaveBeenCalledTimes(1)

  version = 'second'
  expect(await htmlOf(ask(request()))).toBe('page 2')
})

describe('how long a page may take', () => {
  const within = () => answer.mock.calls.map(([, milliseconds]) => milliseconds)

  it('is less for one that has waited for its turn: it is one of many, and the wait counts', async () => {
    const { promise, resolve } = Promise.withResolvers<DocumentAnswer>()
    answer.mockImplementation(() => promise)
    const ask = createPageCache({ answer, budget: 5_000 })

    const pages = Array.from({ length: 9 }, (_, index) => ask(request(`/${index}`)))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(8))
    await after(100)
    resolve(page('made'))
    await Promise.all(pages)

    expect(Math.min(...within().slice(0, 8))).toBeGreaterThan(4_900)
    expect(within()[8]).toBeLessThan(3_405)
  })

  it('has an end: behind pages that hang it goes out once too little is left to make more of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    answer.mockImplementation(async (_, milliseconds) => {
      if (milliseconds > LEAST_TIME) await new Promise(() => {})
      return page('without data')
    })
    const ask = createPageCache({ answer })
    for (let index = 0; index < 8; index += 1) void ask(request(`/${index}`))

    const last = ask(request('/last'))
    await vi.advanceTimersByTimeAsync(249)
    expect(answer).toHaveBeenCalledTimes(8)
    await vi.advanceTimersByTimeAsync(1)

    expect(await htmlOf(last)).toBe('without data')
  })

  it('is not bounded for a crawler, nor for a page that nobody waits for', async () => {
    const ask = open()
    await ask({ ...request(), isCrawler: true })
    await ask(request())
    now = 6_000
    await ask(request())

    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(3))
    expect(within()).toEqual([Number.POSITIVE_INFINITY, expect.closeTo(500, -2), Number.POSITIVE_INFINITY])
  })
})

it('memory is bounded: the pages that nobody asks for go first', async () => {
  const ask = open()
  answer.mockImplementation(async ({ url }) => page(url.pathname.padEnd(1024 * 1024 + 1)))
  for (let index = 0; index < 60; index += 1) await ask(request(`/${index}`))

  await ask(request('/59'))
  expect(answer).toHaveBeenCalledTimes(60)
  await ask(request('/0'))
  expect(answer).toHaveBeenCalledTimes(61)
})
