import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { dialogMessages } from '../shell.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

/** Something to know, with "Ok". */
export default function InformationDialog({ title, text, close }: DialogComponentProps<'information'>) {
  return (
    <DialogFrame title={title} width={dialogWidths.sm} onClose={() => close()}>
      <p>{text}</p>
      <DialogActions>
        <Button variant="primary" onClick={() => close(true)}>
          {dialogMessages.ok}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
