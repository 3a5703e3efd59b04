import { useDialogStack } from '@aisle/platform'
import { useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const DialogStack = lazyPart(() => import('./dialog-stack.tsx'))

/** Dialogs over the page. Their code comes with the first one and stays: it keeps their entries of the history. */
export function DialogLayer() {
  const isOpen = useDialogStack().length > 0
  const [isUsed, setUsed] = useState(isOpen)
  if (isOpen && !isUsed) setUsed(true)
  return isUsed ? <DialogStack /> : null
}
