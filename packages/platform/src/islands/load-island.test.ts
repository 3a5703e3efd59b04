import { expect, it, vi } from 'vitest'
import type { FederationRuntime } from '../federation/federation.ts'
import { buildRegistryRemote } from '../federation/registry-remote.builder.ts'
import { createIslandLoader } from './load-island.ts'

const CartButton = () => null
const islands = { cartButton: async () => ({ default: CartButton }) }

type Setup = { loadRemote?: () => Promise<unknown>; entry?: ReturnType<typeof buildRegistryRemote> }

function setUp({ loadRemote = async () => ({ islands }), entry = buildRegistryRemote() }: Setup = {}) {
  const registerRemotes = vi.fn<FederationRuntime['registerRemotes']>()
  const loading = vi.fn(loadRemote)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a generic method cannot be faked without
  const runtime = { loadRemote: loading, registerRemotes, registerPlugins: vi.fn() } as unknown as FederationRuntime
  const load = createIslandLoader({ registry: { remotes: { 'mf-orders': entry } }, base: '/stores/fresh', runtime })
  return { load, loadRemote: loading, registerRemotes }
}

const lost = () => Object.assign(new Error('script did not load'), { name: 'ScriptNetworkError' })
const entryAt = (address: unknown) => [{ name: 'mf_orders', entry: address }]
const ENTRY = '/stores/fresh/_/remotes/mf-orders/0.1.0-1234abcd/entry.js'

it('takes an island from the address that the foreign page has for the store', async () => {
  const { load, loadRemote, registerRemotes } = setUp()

  const widget = await load('mf-orders', 'cartButton')

  expect(await widget()).toEqual({ default: CartButton })
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith('mf_orders/island')
  expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(entryAt(ENTRY), { force: false })
})

it('loads a remote once for all of its islands', async () => {
  const { load, loadRemote } = setUp()

  await Promise.all([load('mf-orders', 'cartButton'), load('mf-orders', 'cartButton')])

  expect(loadRemote).toHaveBeenCalledOnce()
})

it('F1 asks again, at another address, when the network is to blame', async () => {
  vi.useFakeTimers()
  const loadRemote = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(lost()).mockResolvedValue({ islands })
  const { load, registerRemotes } = setUp({ loadRemote })

  const loading = load('mf-orders', 'cartButton')
  await vi.advanceTimersByTimeAsync(1000)
  await loading

  const again = entryAt(expect.stringMatching(new RegExp(`^${ENTRY}\\?try=\\d+$`)))
  expect(registerRemotes.mock.calls).toEqual([
    [entryAt(ENTRY), { force: false }],
    [again, { force: true }],
  ])
  vi.useRealTimers()
})

it('F1 says that the network is to blame when it stays so, and can be asked again', async () => {
  vi.useFakeTimers()
  const loadRemote = vi.fn<() => Promise<unknown>>().mockRejectedValue(lost())
  const { load } = setUp({ loadRemote })

  const failing = expect(load('mf-orders', 'cartButton')).rejects.toMatchObject({ reason: 'network' })
  await vi.advanceTimersByTimeAsync(10_000)
  await failing
  expect(loadRemote).toHaveBeenCalledTimes(3)

  loadRemote.mockResolvedValue({ islands })
  await load('mf-orders', 'cartButton')
  vi.useRealTimers()
})

it.each([
  ['a remote that the store lacks', 'mf-account', 'cartButton', 'refused'],
  ['a widget that is no island', 'mf-orders', 'recentOrders', 'broken'],
])('refuses %s', async (_, remote, name, reason) => {
  await expect(setUp().load(remote, name)).rejects.toMatchObject({ reason })
})

it('F5 refuses a contract that is not served before anything is loaded', async () => {
  const { load, loadRemote } = setUp({ entry: buildRegistryRemote({ contract: 99 }) })

  await expect(load('mf-orders', 'cartButton')).rejects.toMatchObject({ reason: 'refused' })
  expect(loadRemote).not.toHaveBeenCalled()
})
