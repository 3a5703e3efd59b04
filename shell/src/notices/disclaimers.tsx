import { openDialog, useDialogStack } from '@aisle/platform'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { noticesHeld } from './hold-notices.ts'
import { useDisclaimers } from './use-notices.ts'

/**
 * Opens the dialog while a disclaimer that must be accepted is new or changed (spec 1 §4), over nothing else: it waits for
 * open dialogs and for the age check. It comes back until it is accepted, whatever closes the dialog.
 */
export function Disclaimers() {
  const { pending } = useDisclaimers()
  const isHeld = useStore(noticesHeld) > 0
  const isClear = useDialogStack().length === 0 && !isHeld
  const isDue = pending.some(({ isRequiredAcceptance }) => isRequiredAcceptance) && isClear
  useEffect(() => {
    if (isDue) void openDialog('disclaimer', {})
  }, [isDue])
  return null
}
