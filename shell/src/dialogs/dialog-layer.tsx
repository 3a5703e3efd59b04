import { useDialogStack } from '@aisle/platform'
import { lazyPart } from '../lazy-part.tsx'

const DialogStack = lazyPart(() => import('./dialog-stack.tsx'))

/** Dialogs over the page. Their code comes with the first one. */
export function DialogLayer() {
  return useDialogStack().length > 0 ? <DialogStack /> : null
}
