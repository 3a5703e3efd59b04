import { ApiError } from '@aisle/api/client'
import { configuration } from '@aisle/api/configuration'
import { storeModeOf, StoreMode } from '@aisle/api/store-mode'
import type { Platform } from '@aisle/platform'
import { createStore } from 'zustand/vanilla'

const NOT_A_STORE = 404

export type LoadState = { readonly isUnknown: boolean; readonly hasFailed: boolean }

/** Keeps the tenant's configuration: asks for one that did not come with the page, looks again when asked to. */
export function createConfigurationLoader({ api, tenant }: Pick<Platform, 'api' | 'tenant'>) {
  const state = createStore<LoadState>(() => ({ isUnknown: false, hasFailed: false }))

  const load = async () => {
    const before = tenant.store.getState().configuration
    state.setState({ hasFailed: false })
    try {
      const found = await api.call(configuration, { query: { global: true } })
      const wasOffline = before && storeModeOf(before.businessConfigurations.mode) === StoreMode.Offline
      // A store that comes back from maintenance starts afresh (spec 1 §4).
      if (wasOffline && storeModeOf(found.businessConfigurations.mode) !== StoreMode.Offline) location.reload()
      else tenant.store.setState({ configuration: found })
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_A_STORE) state.setState({ isUnknown: true })
      else state.setState({ hasFailed: true })
    }
  }

  return {
    state,
    load,
    start() {
      if (tenant.store.getState().configuration === null) void load()
      addEventListener('online', () => {
        if (tenant.store.getState().configuration === null) void load()
      })
      addEventListener('focus', () => {
        const mode = storeModeOf(tenant.store.getState().configuration?.businessConfigurations.mode)
        if (mode === StoreMode.Offline) void load()
      })
    },
  }
}

export type ConfigurationLoader = ReturnType<typeof createConfigurationLoader>
