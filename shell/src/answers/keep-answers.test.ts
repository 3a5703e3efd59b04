import { endpoints } from '@aisle/api/endpoints'
import { type AnyEndpoint, callKey } from '@aisle/api/endpoint'
import { footerDetails, paymentLogos } from '@aisle/api/footer'
import { trendingProducts } from '@aisle/api/product-listing'
import { callOptions } from '@aisle/platform'
import {
  aConfiguration,
  aStore,
  createTestPlatform,
  refusingStorage,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepAnswers } from './keep-answers.ts'
import { answersToKeep } from './kept-answers.rules.ts'
import { persistedCalls } from './persisted-calls.ts'

const KEY = 'aisle:fresh:answers'
const MINUTE = 60_000
const footer = { groups: [], legalLinks: [] }
const footerKey = callKey(footerDetails, { query: { global: true } })
const terms = { Page: 1, PageSize: 5, locationID: aStore().locationId }

/** A page on which one call was answered and kept. */
async function pageWithFooter() {
  const platform = createTestPlatform()
  await keepAnswers(platform)
  platform.queryClient.setQueryData(footerKey, footer)
  return platform
}

async function nextPage(options: Parameters<typeof createTestPlatform>[0] = {}) {
  const platform = createTestPlatform(options)
  await keepAnswers(platform)
  return platform.queryClient.getQueryData(footerKey)
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.useRealTimers()
})

it('1§9 keeps the answers of exactly those calls that may be persisted', () => {
  const allowed = Object.values<AnyEndpoint>(endpoints).filter((call) => call.persisted)

  expect(persistedCalls.map(({ name }) => name).toSorted()).toEqual(allowed.map(({ name }) => name).toSorted())
})

describe('an answer that is kept', () => {
  it('is there on the next page, as old as it is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await pageWithFooter()
    vi.advanceTimersByTime(9 * MINUTE)
    const asked = vi.fn<() => void>()
    server.use(
      serve(footerDetails, () => {
        asked()
        return reply({ ...footer, copyright: 'new' })
      }),
    )

    const platform = createTestPlatform()
    await keepAnswers(platform)
    const options = callOptions(platform.api, footerDetails, { query: { global: true } })
    expect(await platform.queryClient.query(options)).toEqual(footer)
    expect(asked).not.toHaveBeenCalled()

    vi.advanceTimersByTime(2 * MINUTE)
    expect(await platform.queryClient.query(options)).toMatchObject({ copyright: 'new' })
  })

  it('is not taken after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await pageWithFooter()
    vi.advanceTimersByTime(10 * MINUTE)

    expect(await nextPage()).toBeUndefined()
  })

  it('does not stand in for what came with the page', async () => {
    await pageWithFooter()

    const calls = [{ key: [...footerKey], data: { ...footer, copyright: 'inlined' } }]
    expect(await nextPage({ calls })).toMatchObject({ copyright: 'inlined' })
  })

  it.each([
    ['another store of the tenant', { shopping: aStore({ locationId: '99999999-9999-4999-8999-999999999999' }) }],
    ['no store', { shopping: null }],
    ['another tenant', { tenant: { tenant: 'cellar' } }],
    ['somebody who is signed in', { session: { status: 'signed-in' as const } }],
    ['a store that checks ages', { tenant: { configuration: aConfiguration({ isStoreAgeRestricted: true }) } }],
  ])('is not there for %s', async (_, options) => {
    await pageWithFooter()

    expect(await nextPage(options)).toBeUndefined()
  })

  it.each(['session.signed-out', 'session.signed-in', 'location.changed'] as const)(
    'is gone after %s',
    async (event) => {
      const { bus } = await pageWithFooter()
      expect(localStorage.getItem(KEY)).toContain('FooterDetails')
      const facts = { reason: 'asked', subject: 's', locationId: 'l', codeName: 'sp' } as const
      bus.emit(event, facts)

      expect(localStorage.getItem(KEY)).toBeNull()
    },
  )
})

it('keeps nothing of somebody who is signed in, nor of other calls', async () => {
  const signedIn = createTestPlatform({ session: { status: 'signed-in' } })
  await keepAnswers(signedIn)
  signedIn.queryClient.setQueryData(footerKey, footer)
  const guest = createTestPlatform()
  await keepAnswers(guest)
  guest.queryClient.setQueryData(['GET', '/v1/Customer', {}], { customerID: 'secret' })

  expect(localStorage.getItem(KEY)).toBeNull()
})

describe('F46 what is kept', () => {
  const write = (value: unknown, version = 1) => localStorage.setItem(KEY, JSON.stringify({ version, value }))
  const { locationId } = aStore()
  const good = () => ({ key: footerKey, data: footer, at: Date.now() })

  it.each([
    ['an older version', () => write({ locationId, answers: [good()] }, 0)],
    ['no JSON', () => localStorage.setItem(KEY, '{')],
    ['another shape', () => write({ locationId, answers: {} })],
    ['an answer that is none', () => write({ locationId, answers: [{ ...good(), data: { groups: 'x' } }] })],
    ['an answer from the future', () => write({ locationId, answers: [{ ...good(), at: Date.now() + MINUTE }] })],
    ['another call', () => write({ locationId, answers: [{ ...good(), key: ['GET', '/v1/Customer', {}] }] })],
    ['an attack', () => localStorage.setItem(KEY, '{"version":1,"__proto__":{"polluted":1}}')],
  ])('counts as nothing when it is %s', async (_, spoil) => {
    spoil()

    expect(await nextPage()).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each(['full', 'blocked'] as const)('breaks nothing where storage is %s', async (how) => {
    vi.stubGlobal('localStorage', refusingStorage[how]())

    const { queryClient } = await pageWithFooter()
    expect(queryClient.getQueryData(footerKey)).toEqual(footer)
    expect(await nextPage()).toBeUndefined()

    vi.unstubAllGlobals()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('stays within its bounds, the newest first', () => {
    const now = Date.now()
    const answers = Array.from({ length: 50 }, (_, index) => ({
      key: callKey(trendingProducts, { query: { ...terms, Page: index } }),
      data: 'x'.repeat(10_000),
      at: now - index,
    }))

    const { answers: fitting } = answersToKeep(answers, locationId, now)

    expect(fitting).toEqual(answers.slice(0, 6))
    expect(JSON.stringify(fitting).length).toBeLessThan(66_000)
  })

  it('is of one store', () => {
    const now = Date.now()
    const own = { key: callKey(trendingProducts, { query: terms }), data: 1, at: now }
    const foreign = { key: callKey(trendingProducts, { query: { ...terms, locationID: 'x' } }), data: 1, at: now }
    const ofAll = { key: callKey(paymentLogos), data: 1, at: now }

    expect(answersToKeep([own, foreign, ofAll], locationId, now).answers).toEqual([own, ofAll])
  })
})
