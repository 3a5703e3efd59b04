import type { ApiError } from '@aisle/api/client'
import { storeModeOf, StoreMode } from '@aisle/api/store-mode'
import type { Platform } from '@aisle/platform'
import { createStore } from 'zustand/vanilla'

export type StartFindings = {
  readonly isUnknown: boolean
  readonly hasFailed: boolean
  /** The mode whose access code this browser gave; the server knows of it too. */
  readonly validatedMode: StoreMode | undefined
}

/** What decides whether the store is shown: keeps the tenant's configuration and looks again when there is reason to. */
export function createStart({ api, tenant }: Pick<Platform, 'api' | 'tenant'>) {
  const state = createStore<StartFindings>(() => ({ isUnknown: false, hasFailed: false, validatedMode: undefined }))
  const isMissing = () => tenant.store.getState().configuration === null
  let loading: Promise<void> | undefined

  const load = (refusal?: string) => {
    loading ??= import(/* webpackChunkName: "start" */ './load-configuration.ts')
      .then(({ loadConfiguration }) => loadConfiguration({ api, tenant, state }, refusal))
      // Its code did not come: the page of a lost connection offers to try again.
      .catch(() => state.setState({ hasFailed: true }))
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return {
    tenant: tenant.store.getState().tenant,
    state,
    load: () => load(),
    /** Begins to look, until the signal ends. */
    start(signal?: AbortSignal) {
      if (isMissing()) void load()
      const onOnline = () => {
        if (isMissing()) void load()
      }
      const onFocus = () => {
        const mode = storeModeOf(tenant.store.getState().configuration?.businessConfigurations.mode)
        if (mode === StoreMode.Offline) void load()
      }
      addEventListener('online', onOnline, { signal })
      addEventListener('focus', onFocus, { signal })
    },
    /** What the API refuses may be all of the store: its mode may be another one than the page believes. */
    onRefused({ status, code }: ApiError) {
      if (status === 403) void load(code)
    },
  }
}

export type Start = ReturnType<typeof createStart>
