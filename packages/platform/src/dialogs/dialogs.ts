import type { DialogName, DialogProps, DialogResult } from '@aisle/contract'
import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { OpenDialog } from './dialogs.types.ts'

/**
 * Opens a dialog by name, its own or another's, and waits for the answer; `undefined` when it was dismissed or no remote
 * of this tenant has it (spec 1 §2).
 */
export const openDialog = <Name extends DialogName>(
  name: Name,
  props: DialogProps<Name>,
): Promise<DialogResult<Name> | undefined> => currentPlatform().dialogs.open(name, props)

export const useDialogStack = (): readonly OpenDialog[] => useStore(usePlatform().dialogs.stack)
