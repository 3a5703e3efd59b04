import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { dialogMessages } from '../shell.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

/** px, of a question before something is removed (spec 1 §9). */
const REMOVE_ITEM = 460

/** A question with two answers; a dismissal is none. */
export default function ConfirmDialog(props: DialogComponentProps<'confirm'>) {
  const { title, text, confirmLabel, cancelLabel = dialogMessages.cancel, isDestructive = false, close } = props
  return (
    <DialogFrame title={title} width={isDestructive ? REMOVE_ITEM : dialogWidths.sm} onClose={() => close()}>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={() => close(false)}>{cancelLabel}</Button>
        <Button variant={isDestructive ? 'danger' : 'primary'} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
