import { locationList } from '@aisle/api/location'
import { GEOLOCATION_EVENT } from '@aisle/contract'
import { renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLocation } from '../../catalogue.builder.ts'
import FindStorePage from '../../pages/find-store.page.tsx'
import { surface } from '../../surface.ts'

const asked: URLSearchParams[] = []

beforeEach(() => {
  asked.length = 0
  server.use(
    serve(locationList, ({ query }) => {
      asked.push(query)
      return reply({ items: [aLocation()], count: 1 })
    }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Answer = (
  found: (position: unknown) => void,
  fail: (error: { code: number }) => void,
  options: PositionOptions,
) => void

/** A device that answers so, in a window of a desktop or a phone. */
function aDevice(getCurrentPosition: Answer, { isPhone = false, permission = 'prompt' } = {}) {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition },
    permissions: { query: async () => Object.assign(new EventTarget(), { state: permission }) },
  })
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query.includes('max-width') }),
  )
}

const open = () => renderWithProviders(<FindStorePage />, { route: '/find-store', surfaces: [surface], shopping: null })

const nearMe = () => screen.queryByRole('button', { name: 'Use my location' })
const press = async () => {
  const opened = open()
  await opened.user.click(await screen.findByRole('button', { name: 'Use my location' }))
  return opened
}

const FAILED = 'We could not find out where you are. Please enter your zip code instead.'
const [denied, unavailable, timedOut] = [1, 2, 3]

describe('F50 stores near the shopper', () => {
  it('are looked for where the device is', async () => {
    aDevice((found) => found({ coords: { latitude: 39.80123, longitude: -89.64 } }))
    await press()

    await waitFor(() => expect(asked.at(-1)?.get('latitude')).toBe('39.801'))
    expect(asked.at(-1)?.get('nearby')).toBe('true')
  })

  it('are looked for where the device was in the last five minutes, and within ten seconds', async () => {
    const given: PositionOptions[] = []
    aDevice((_found, fail, options) => {
      given.push(options)
      fail({ code: unavailable })
    })
    await press()

    expect(given).toEqual([{ timeout: 10_000, maximumAge: 300_000 }])
  })

  it('need a browser that knows where it is', async () => {
    const { geolocation: _, ...others } = { ...navigator }
    vi.stubGlobal('navigator', others)
    await press()

    screen.getByText('Geolocation object not available')
  })

  it.each([
    { why: 'on a desktop that does not know', code: unavailable, isPhone: false, isLeft: true },
    { why: 'on a desktop that takes too long', code: timedOut, isPhone: false, isLeft: true },
    { why: 'on a desktop that may not tell', code: denied, isPhone: false, isLeft: false },
    { why: 'on a phone, whatever failed (1§4)', code: unavailable, isPhone: true, isLeft: false },
  ])('are offered again: $isLeft, $why', async ({ code, isPhone, isLeft }) => {
    aDevice((_, fail) => fail({ code }), { isPhone })
    await press()

    await screen.findByText(FAILED)
    expect(nearMe() !== null).toBe(isLeft)
  })

  it('are not offered where the device has refused before', async () => {
    aDevice(() => {}, { permission: 'denied' })
    open()

    await waitFor(() => expect(nearMe()).toBeNull())
  })

  it('are not offered once the mobile app says so', async () => {
    aDevice(() => {})
    open()
    await screen.findByRole('article', { name: 'Elm Street' })

    act(() => void dispatchEvent(new CustomEvent(GEOLOCATION_EVENT, { detail: 'denied' })))

    await waitFor(() => expect(nearMe()).toBeNull())
  })

  it('are given up after 10 s without an answer; a later one changes nothing', async () => {
    let answer: (position: unknown) => void = () => {}
    aDevice((found) => {
      answer = found
    })
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await press()
    const button = nearMe()

    act(() => vi.advanceTimersByTime(9_900))
    expect(button?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText(FAILED)).toBeNull()
    act(() => vi.advanceTimersByTime(200))

    screen.getByText(FAILED)
    act(() => answer({ coords: { latitude: 1, longitude: 1 } }))
    expect(asked.some((query) => query.has('latitude'))).toBe(false)
  })
})
