import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFederation, type FederationRuntime } from './federation.ts'
import { buildRegistryRemote } from './registry-remote.builder.ts'

const page = { default: () => null }
const remote = {
  surface: { remote: 'mf-orders', contract: 1 },
  pages: { orders: vi.fn(async () => page) },
  widgets: {},
  dialogs: {},
}
const networkError = () => Object.assign(new Error('ScriptNetworkError: unreachable'), { name: 'ScriptNetworkError' })
const never = new AbortController().signal

type Refresh = NonNullable<Parameters<typeof createFederation>[0]['refresh']>

function setUp(loadRemote: () => Promise<unknown>, entry = buildRegistryRemote(), refresh?: Refresh) {
  const load = vi.fn(loadRemote)
  const registerRemotes = vi.fn<FederationRuntime['registerRemotes']>()
  const onFailure = vi.fn()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a generic method cannot be faked without
  const runtime = { loadRemote: load, registerRemotes, registerPlugins: vi.fn() } as unknown as FederationRuntime
  const federation = createFederation({ registry: { remotes: { 'mf-orders': entry } }, onFailure, refresh, runtime })
  return { federation, load, registerRemotes, onFailure, loadOrders: () => federation.loadRemote('mf-orders', never) }
}

beforeEach(() => {
  vi.useFakeTimers()
  // Node's own timer behind AbortSignal.timeout is not faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  remote.pages.orders.mockReset().mockImplementation(async () => page)
})

describe('loading a remote', () => {
  it('happens once for all who ask', async () => {
    const { loadOrders, load } = setUp(async () => ({ remote }))

    const [first, second] = await Promise.all([loadOrders(), loadOrders()])

    expect(first).toBe(second)
    expect(load).toHaveBeenCalledExactlyOnceWith('mf_orders/remote')
  })

  it('takes the entry from the address in the registry', async () => {
    const { loadOrders, registerRemotes } = setUp(async () => ({ remote }))

    await loadOrders()

    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
      [{ name: 'mf_orders', entry: '/_/remotes/mf-orders/0.1.0-1234abcd/entry.js' }],
      { force: false },
    )
  })

  it('F1 tries twice more when the network is to blame, at another address', async () => {
    const { loadOrders, load, registerRemotes, onFailure } = setUp(async () => ({ remote }))
    load.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(networkError())

    const loading = loadOrders()
    await vi.runAllTimersAsync()

    await expect(loading).resolves.toMatchObject({ surface: remote.surface })
    expect(load).toHaveBeenCalledTimes(3)
    expect(registerRemotes.mock.lastCall?.[0]).toEqual([
      { name: 'mf_orders', entry: expect.stringMatching(/entry\.js\?try=\d+$/) },
    ])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('F1 tries again after pauses of differing length', async () => {
    const { loadOrders, load } = setUp(() => Promise.reject(networkError()))
    const at: number[] = []
    load.mockImplementation(async () => {
      at.push(Date.now())
      throw networkError()
    })
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1)

    const failed = expect(loadOrders()).rejects.toMatchObject({ reason: 'network' })
    await vi.runAllTimersAsync()
    await failed

    expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 375, 375 + 2_500])
  })

  it('F1 fails after the third try, says so once, and starts over when asked again', async () => {
    const { loadOrders, load, onFailure } = setUp(async () => ({ remote }))
    load
      .mockRejectedValueOnce(networkError())
      .mockRejectedValueOnce(networkError())
      .mockRejectedValueOnce(networkError())

    const failed = expect(loadOrders()).rejects.toMatchObject({ remote: 'mf-orders', part: 'entry', reason: 'network' })
    await vi.runAllTimersAsync()
    await failed

    expect(onFailure).toHaveBeenCalledTimes(1)
    await expect(loadOrders()).resolves.toMatchObject({ surface: remote.surface })
  })

  it('F4 does not try again what arrived and is broken', async () => {
    const { loadOrders, load } = setUp(() => Promise.reject(new Error('ScriptExecutionError: x is not defined')))

    await expect(loadOrders()).rejects.toMatchObject({ reason: 'broken' })

    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['exports no remote', {}],
    ['is another remote', { remote: { ...remote, surface: { remote: 'mf-account', contract: 1 } } }],
  ])('F4 fails when the module %s', async (_, module) => {
    const { loadOrders } = setUp(async () => module)

    await expect(loadOrders()).rejects.toMatchObject({ reason: 'broken' })
  })

  it('F2 gives up after 120 s', async () => {
    const { loadOrders } = setUp(() => new Promise(() => {}))
    const failed = vi.fn()
    loadOrders().catch(failed)

    await vi.advanceTimersByTimeAsync(119_000)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)

    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
  })

  it('F2 starts over while a load hangs, once it is forgotten', async () => {
    const { federation, loadOrders, load } = setUp(async () => ({ remote }))
    load.mockReturnValueOnce(new Promise(() => {}))
    loadOrders().catch(() => {})

    federation.forget('mf-orders')

    await expect(loadOrders()).resolves.toMatchObject({ surface: remote.surface })
  })

  it('stops waiting when the caller does, and goes on for the others', async () => {
    const { federation, loadOrders } = setUp(async () => ({ remote }))
    const controller = new AbortController()
    const mine = federation.loadRemote('mf-orders', controller.signal)
    const theirs = loadOrders()

    controller.abort(new Error('gone elsewhere'))

    await expect(mine).rejects.toThrow('gone elsewhere')
    await expect(theirs).resolves.toMatchObject({ surface: remote.surface })
  })
})

describe('what is refused before any of its code runs', () => {
  it.each([
    ['F5', 'a contract that the shell does not serve', buildRegistryRemote({ contract: 2 })],
    ['T46', 'no hash', buildRegistryRemote({ entry: { url: '/entry.js', integrity: '' } })],
    ['T48', 'a manifest that carries code', buildRegistryRemote({ manifest: { getPublicPath: 'return "/"' } })],
  ])('%s %s', async (_, __, entry) => {
    const { loadOrders, load, registerRemotes } = setUp(async () => ({ remote }), entry)

    await expect(loadOrders()).rejects.toMatchObject({ reason: 'refused' })

    expect(load).not.toHaveBeenCalled()
    expect(registerRemotes).not.toHaveBeenCalled()
  })

  it('a remote that the tenant does not have', async () => {
    const { federation } = setUp(async () => ({ remote }))

    await expect(federation.loadRemote('mf-giftcards', never)).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('a page of a remote', () => {
  const chunkError = () => Object.assign(new Error('Loading chunk 4 failed.'), { name: 'ChunkLoadError' })

  it('F1 is tried twice more when its chunk does not arrive', async () => {
    const { loadOrders } = setUp(async () => ({ remote }))
    const { pages } = await loadOrders()
    remote.pages.orders.mockRejectedValueOnce(chunkError()).mockRejectedValueOnce(chunkError())

    const loading = pages['orders']?.()
    await vi.runAllTimersAsync()

    await expect(loading).resolves.toBe(page)
  })

  it('F1 names itself when it fails', async () => {
    const { loadOrders, onFailure } = setUp(async () => ({ remote }))
    const { pages } = await loadOrders()
    remote.pages.orders.mockRejectedValue(chunkError())

    const failed = expect(pages['orders']?.()).rejects.toMatchObject({ part: 'page orders', reason: 'network' })
    await vi.runAllTimersAsync()

    await failed
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})

describe('trying again after the registry was mended', () => {
  const tooNew = () => buildRegistryRemote({ contract: 2 })

  it('F5 loads what the registry names now', async () => {
    const refresh = async () => ({ remotes: { 'mf-orders': buildRegistryRemote() } })
    const { loadOrders } = setUp(async () => ({ remote }), tooNew(), refresh)
    await expect(loadOrders()).rejects.toMatchObject({ reason: 'refused' })

    await expect(loadOrders()).resolves.toMatchObject({ surface: remote.surface })
  })

  it('F8 keeps to the entry it knows when the registry does not answer', async () => {
    const { loadOrders } = setUp(
      async () => ({ remote }),
      tooNew(),
      () => Promise.reject(new Error('down')),
    )
    await expect(loadOrders()).rejects.toMatchObject({ reason: 'refused' })

    await expect(loadOrders()).rejects.toMatchObject({ reason: 'refused' })
  })
})
