import { StoreMode } from '@aisle/api/store-mode'
import { cookieArea } from '@aisle/platform/cookie-area'
import { createStoredValue, isFlag, isOneOf, isShape } from '@aisle/platform/host'
import type { Start } from './create-start.ts'

export type CodedMode = typeof StoreMode.Test | typeof StoreMode.Beta

type KeptMode = { readonly activeMode: CodedMode; readonly accessCodeValidated: boolean }

type Access = Pick<Start, 'state' | 'tenant'>

/**
 * The mode that this browser met last and whether its code was given: what is asked on the screen. What is shown behind
 * it the API decides, by a pass that no script reads (T18).
 */
const keptMode = (tenant: string) =>
  createStoredValue<KeptMode>({
    key: `aisle-modes-${tenant}`,
    version: 1,
    check: isShape<KeptMode>({ activeMode: isOneOf(StoreMode.Test, StoreMode.Beta), accessCodeValidated: isFlag }),
    area: () => cookieArea,
  })

/** Whether the code of this mode was given on an earlier page. */
export function wasCodeGiven({ tenant }: Pick<Access, 'tenant'>, mode: CodedMode): boolean {
  const kept = keptMode(tenant).read()
  return kept?.activeMode === mode && kept.accessCodeValidated
}

/** Takes up a code that was given on an earlier page; one of another mode is forgotten (spec 1 §4, mode change). */
export function recallAccess({ state, tenant }: Access, mode: CodedMode): boolean {
  const isGiven = wasCodeGiven({ tenant }, mode)
  if (isGiven) state.setState({ validatedMode: mode })
  else keptMode(tenant).write({ activeMode: mode, accessCodeValidated: false })
  return isGiven
}

export function acceptAccess({ state, tenant }: Access, mode: CodedMode): void {
  keptMode(tenant).write({ activeMode: mode, accessCodeValidated: true })
  state.setState({ validatedMode: mode })
}

export function forgetAccess({ state, tenant }: Access): void {
  keptMode(tenant).remove()
  state.setState({ validatedMode: undefined })
}

/** In a store whose mode asks for no code, one that was given for another mode is over (spec 1 §4, mode change). */
export function meetOpenMode({ tenant }: Pick<Access, 'tenant'>, mode: StoreMode): void {
  const kept = keptMode(tenant)
  if (kept.read() !== undefined && mode !== StoreMode.Test && mode !== StoreMode.Beta) kept.remove()
}
