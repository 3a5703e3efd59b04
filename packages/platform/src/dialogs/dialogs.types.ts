import type { DialogName, DialogProps, DialogResult } from '@aisle/contract'
import type { StoreApi } from 'zustand/vanilla'

/** An open dialog. The last of the stack is on top. */
export type OpenDialog = {
  readonly id: string
  readonly name: DialogName
  readonly props: object
  /** The remote that shows it; the shell's own have none. */
  readonly remote: string | undefined
}

export interface Dialogs {
  readonly stack: StoreApi<readonly OpenDialog[]>
  open<Name extends DialogName>(name: Name, props: DialogProps<Name>): Promise<DialogResult<Name> | undefined>
  /** Closes a dialog and those above it. */
  close(id: string, result?: unknown): void
  /** Dismisses all, as a change of page does. */
  closeAll(): void
  /** Whether somebody shows a dialog of this name in this tenant. */
  canOpen(name: DialogName): boolean
}
