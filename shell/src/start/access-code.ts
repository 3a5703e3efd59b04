import { StoreMode, storeModeOf } from '@aisle/api/store-mode'
import type { Platform } from '@aisle/platform'
import { createStoredValue, isOneOf } from '@aisle/platform/host'
import { createStore } from 'zustand/vanilla'

const isCodedMode = isOneOf(StoreMode.Test, StoreMode.Beta)
type CodedMode = typeof StoreMode.Test | typeof StoreMode.Beta

/** The mode for which this browser gave the right code. Another mode asks anew (spec 1 §4, mode change). */
export function createAccessCodes(tenants: Platform['tenant']['store']) {
  const { tenant } = tenants.getState()
  const kept = createStoredValue({
    key: `aisle:${tenant}:mode`,
    version: 1,
    check: isCodedMode,
    area: () => localStorage,
  })
  const store = createStore<{ readonly validatedMode: CodedMode | undefined }>(() => ({ validatedMode: kept.read() }))

  const follow = () => {
    const { configuration } = tenants.getState()
    const { validatedMode } = store.getState()
    if (!configuration || validatedMode === undefined) return
    if (storeModeOf(configuration.businessConfigurations.mode) === validatedMode) return
    kept.remove()
    store.setState({ validatedMode: undefined })
  }
  follow()
  tenants.subscribe(follow)

  return {
    store,
    validate(mode: CodedMode) {
      kept.write(mode)
      store.setState({ validatedMode: mode })
    },
  }
}

export type AccessCodes = ReturnType<typeof createAccessCodes>
