import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { dialogMessages } from '../shell.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

/** A question with two answers; a dismissal is none. */
export function ConfirmDialog(props: DialogComponentProps<'confirm'>) {
  const { title, text, confirmLabel, cancelLabel = dialogMessages.cancel, isDestructive = false, close } = props
  return (
    <DialogFrame title={title} width={dialogWidths.sm} onClose={() => close()}>
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
