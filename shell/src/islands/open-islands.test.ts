import type { PageRegistry, RegistryRemote } from '@aisle/contract'
import { RemoteFailure } from '@aisle/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openIslands } from './open-islands.ts'

const entry: RegistryRemote = {
  version: '1.0.0',
  contract: 1,
  entry: { url: '/_/remotes/mf-orders/1.0.0/entry.js', integrity: 'sha384-b3JkZXJz' },
  manifest: {},
  surface: { remote: 'mf-orders', contract: 1, routes: {}, widgets: {}, dialogs: {}, menu: [] },
  preloads: {},
}
const registry: PageRegistry = { revision: 1, remotes: { 'mf-orders': entry } }
const settings = { tenant: 'fresh', base: '/stores/fresh', storeOrigin: 'https://fresh.example', registry, nonce: 'n' }

const refused = new RemoteFailure('mf-orders', 'entry', 'refused', { message: 'it needs contract 99' })
const open = (given = settings) => openIslands(given, () => () => Promise.reject(refused))

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
beforeEach(() => {
  vi.stubGlobal('__webpack_nonce__', '')
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
})

const request = { remote: 'mf-orders', name: 'recent', element: document.createElement('div') }

it('tells the page and the store why an island cannot be shown', async () => {
  const { signal } = new AbortController()

  const mounting = open().mount({ ...request, signal })

  await expect(mounting).rejects.toMatchObject({ name: 'RemoteFailure', reason: 'refused' })
  expect(request.element.childNodes).toHaveLength(0)
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/stores/fresh/_/reports')
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
    kind: 'refused',
    remote: 'mf-orders',
    version: '1.0.0',
    part: 'island recent',
  })
})

it('reports nothing of a page that is left', async () => {
  const mounting = open().mount({ ...request, signal: AbortSignal.abort() })

  await expect(mounting).rejects.toMatchObject({ name: 'AbortError' })
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('gives the styles of islands the nonce of the page', () => {
  open()

  expect(Reflect.get(globalThis, '__webpack_nonce__')).toBe('n')
})

it('refuses settings that cannot be read', () => {
  expect(() => open({ ...settings, registry: { revision: 1, remotes: { other: entry } } })).toThrow()
})
