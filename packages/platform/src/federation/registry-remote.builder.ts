import type { RegistryRemote } from '@aisle/contract'

/** A registry entry for tests. */
export const buildRegistryRemote = (overrides: Partial<RegistryRemote> = {}): RegistryRemote => ({
  version: '0.1.0-1234abcd',
  contract: 1,
  entry: { url: '/_/remotes/mf-orders/0.1.0-1234abcd/entry.js', integrity: 'sha384-b3JkZXJz' },
  manifest: { name: 'mf_orders' },
  surface: { remote: 'mf-orders', contract: 1, routes: {}, widgets: {}, dialogs: {}, menu: [] },
  preloads: {},
  ...overrides,
})
