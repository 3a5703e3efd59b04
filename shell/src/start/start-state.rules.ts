import type { Configuration } from '@aisle/api/configuration'
import { StoreMode, storeModeOf } from '@aisle/api/store-mode'

export type StartFacts = {
  readonly isOnline: boolean
  /** `null` until it is there, `unknown` for a host that is no store. */
  readonly configuration: Configuration | null | 'unknown'
  readonly hasFailed: boolean
  /** The mode for which an access code was accepted. */
  readonly validatedMode: StoreMode | undefined
}

type Seen = Omit<StartFacts, 'configuration'> & {
  readonly isKnown: boolean
  readonly isThere: boolean
  readonly isActive: boolean
  readonly mode: StoreMode
}

/**
 * What stands on the whole screen: the first row that holds, in the order of the documents (spec 1 §4, decisions 3, 4,
 * 33). The row after these, verification of age, is asked page by page inside the open store: `ageDemandOf` (ADR 13).
 */
const screens = [
  ['no-connection', ({ isThere, isOnline, hasFailed }: Seen) => !isThere && (!isOnline || hasFailed)],
  ['loading', ({ isThere }: Seen) => !isThere],
  ['beta', ({ mode, validatedMode }: Seen) => mode === StoreMode.Beta && validatedMode !== mode],
  ['test', ({ mode, validatedMode }: Seen) => mode === StoreMode.Test && validatedMode !== mode],
  ['offline', ({ mode }: Seen) => mode === StoreMode.Offline],
  ['unknown', ({ isKnown }: Seen) => !isKnown],
  ['closed', ({ mode }: Seen) => mode === StoreMode.Closed],
  ['under-construction', ({ isActive }: Seen) => !isActive],
] as const

export type StartState = (typeof screens)[number][0] | 'open'

export function startStateOf({ configuration, ...facts }: StartFacts): StartState {
  const isKnown = configuration !== 'unknown'
  const business = isKnown ? configuration?.businessConfigurations : undefined
  const seen: Seen = {
    ...facts,
    isKnown,
    isThere: configuration !== null,
    isActive: business?.isActive === true,
    mode: storeModeOf(business?.mode),
  }
  return screens.find(([, holds]) => holds(seen))?.[0] ?? 'open'
}
