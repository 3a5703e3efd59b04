import { StoreMode, storeModeOf } from '@aisle/api/store-mode'
import type { Platform } from '@aisle/platform'
import { createStoredValue } from '@aisle/platform/host'
import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'

const modeSchema = z.union([z.literal(StoreMode.Test), z.literal(StoreMode.Beta)])
type CodedMode = z.output<typeof modeSchema>

/** The mode for which this browser gave the right code. Another mode asks anew (spec 1 §4, mode change). */
export function createAccessCodes(tenants: Platform['tenant']['store']) {
  const { tenant } = tenants.getState()
  const kept = createStoredValue({
    key: `aisle:${tenant}:mode`,
    version: 1,
    schema: modeSchema,
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
