import { ApiError, createApiClient } from '@aisle/api/client'
import { configuration, flatConfiguration } from '@aisle/api/configuration'
import { StoreMode } from '@aisle/api/store-mode'
import { aConfiguration, createTestPlatform, refusal, reply, serve, server } from '@aisle/platform/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptAccess, forgetAccess, recallAccess } from './access-code.ts'
import { createStart } from './create-start.ts'

const inMode = (mode: unknown) => aConfiguration({ mode })

function startIn(mode: unknown) {
  const platform = createTestPlatform({ tenant: { configuration: mode === 'missing' ? null : inMode(mode) } })
  const start = createStart(platform)
  start.start(ending.signal)
  return { platform, start, modeNow: () => platform.tenant.store.getState().configuration?.businessConfigurations.mode }
}

const reload = vi.fn<() => void>()
let ending = new AbortController()
beforeEach(() => {
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  ending = new AbortController()
})
afterEach(() => {
  ending.abort()
  forgetAccess(createStart(createTestPlatform()))
})

/** Answers configurations one after the other; tells how often it was asked. */
function answers(...modes: readonly unknown[]) {
  const asked = vi.fn<() => void>()
  server.use(
    serve(configuration, () => {
      const mode = modes[Math.min(asked.mock.calls.length, modes.length - 1)]
      asked()
      return reply(inMode(mode))
    }),
  )
  return asked
}

describe('1§4 what decides whether the store is shown', () => {
  it('F51 asks for a configuration that did not come with the page', async () => {
    answers(4)
    const { modeNow } = startIn('missing')

    await vi.waitFor(() => expect(modeNow()).toBe(4))
  })

  it('1§7 takes the second version of the configuration where a back end has no first', async () => {
    const { businessConfigurations, ...lists } = inMode(4)
    server.use(
      serve(configuration, () => refusal('NOT_FOUND', 'There is nothing here.', 404)),
      serve(flatConfiguration, () => reply({ ...businessConfigurations, ...lists })),
    )
    const { start, modeNow } = startIn('missing')

    await vi.waitFor(() => expect(modeNow()).toBe(4))
    expect(start.state.getState()).toMatchObject({ isUnknown: false, hasFailed: false })
  })

  it('1§4 does not wait for ever for a token that cannot be had: the look has ended, and can be tried again', async () => {
    const noToken = { headers: () => Promise.reject(new TypeError('Failed to fetch')), renew: async () => false }
    const { tenant } = createTestPlatform({ tenant: { configuration: null } })
    const start = createStart({ api: createApiClient({ baseUrl: location.origin, authorizer: noToken }), tenant })

    await start.load()

    expect(start.state.getState()).toMatchObject({ isUnknown: false, hasFailed: true })
  })

  it('learns that the host is no store', async () => {
    server.use(serve(configuration, () => refusal('STORE_UNKNOWN', 'This store does not exist.', 404)))
    const { start } = startIn('missing')

    await vi.waitFor(() => expect(start.state.getState().isUnknown).toBe(true))
  })

  it.each([
    [StoreMode.Offline, 1],
    [StoreMode.Normal, 0],
    [StoreMode.Beta, 0],
  ])('in mode %s asks %s times when the window gets the focus', async (mode, times) => {
    const asked = answers(mode)
    startIn(mode)

    dispatchEvent(new Event('focus'))

    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toHaveBeenCalledTimes(times)
  })

  it('F51 loads the page anew when the store leaves maintenance', async () => {
    answers(4)
    startIn(StoreMode.Offline)

    dispatchEvent(new Event('focus'))

    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('asks for the code anew when the mode is another one, also when it comes back', async () => {
    answers(2, 3)
    const { start } = startIn(StoreMode.Beta)
    acceptAccess(start, StoreMode.Beta)

    await start.load()
    expect(start.state.getState().validatedMode).toBeUndefined()
    await start.load()

    expect(start.state.getState().validatedMode).toBeUndefined()
    expect(recallAccess(start, StoreMode.Beta)).toBe(false)
  })
})

describe('1§4 a code that was given on an earlier page', () => {
  it.each([4, 1, 6])('is over in mode %s also where that is learnt only now', async (mode) => {
    acceptAccess(createStart(createTestPlatform()), StoreMode.Beta)
    answers(mode)
    const { start, modeNow } = startIn('missing')
    await vi.waitFor(() => expect(modeNow()).toBe(mode))

    expect(recallAccess(start, StoreMode.Beta)).toBe(false)
  })

  it('counts where its mode is learnt only now', async () => {
    acceptAccess(createStart(createTestPlatform()), StoreMode.Beta)
    answers(StoreMode.Beta)
    const { start, modeNow } = startIn('missing')
    await vi.waitFor(() => expect(modeNow()).toBe(StoreMode.Beta))

    expect(recallAccess(start, StoreMode.Beta)).toBe(true)
  })
})

describe('T18 a refusal of the API', () => {
  it('for want of the code asks for it, whatever this browser believes', async () => {
    answers(3)
    const { start } = startIn(StoreMode.Beta)
    acceptAccess(start, StoreMode.Beta)

    start.onRefused(new ApiError(403, 'ACCESS_CODE_NEEDED', 'This store needs an access code.'))

    await vi.waitFor(() => expect(start.state.getState().validatedMode).toBeUndefined())
    expect(recallAccess(start, StoreMode.Beta)).toBe(false)
  })

  it.each(['STORE_MAINTENANCE', 'STORE_CLOSED', 'STORE_INACTIVE'])(
    'F51 %s looks what the store is now',
    async (code) => {
      answers(1)
      const { start, modeNow } = startIn(4)

      start.onRefused(new ApiError(403, code, ''))

      await vi.waitFor(() => expect(modeNow()).toBe(1))
    },
  )

  it.each([
    [404, 'STORE_UNKNOWN'],
    [403, 'CUSTOMER_NEEDED'],
    [409, 'STORE_BUSY'],
  ])('%s %s changes nothing', async (status, code) => {
    const asked = answers(1)
    const { start } = startIn(4)

    start.onRefused(new ApiError(status, code, ''))

    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).not.toHaveBeenCalled()
  })
})
