import type { Configuration } from '@aisle/api/configuration'
import { StoreMode, storeModeOf } from '@aisle/api/store-mode'

/** What stands on the whole screen, in the order of the documents (spec 1 §4, decisions 3, 4, 33). */
export type StartState =
  | 'no-connection'
  | 'loading'
  | 'beta'
  | 'test'
  | 'offline'
  | 'unknown'
  | 'closed'
  | 'under-construction'
  | 'open'

export type StartFacts = {
  readonly isOnline: boolean
  /** `null` until it is there, `unknown` for a host that is no store. */
  readonly configuration: Configuration | null | 'unknown'
  readonly hasFailed: boolean
  /** The mode for which an access code was accepted. */
  readonly validatedMode: StoreMode | undefined
}

export function startStateOf({ isOnline, configuration, hasFailed, validatedMode }: StartFacts): StartState {
  if (configuration === 'unknown') return 'unknown'
  if (configuration === null) return isOnline && !hasFailed ? 'loading' : 'no-connection'
  const { isActive, mode: written } = configuration.businessConfigurations
  const mode = storeModeOf(written)
  if (mode === StoreMode.Beta && validatedMode !== mode) return 'beta'
  if (mode === StoreMode.Test && validatedMode !== mode) return 'test'
  if (mode === StoreMode.Offline) return 'offline'
  if (mode === StoreMode.Closed) return 'closed'
  if (!isActive) return 'under-construction'
  return 'open'
}
