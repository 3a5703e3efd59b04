import type { DialogComponentProps } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { AGE_DIALOG_WIDTH } from './age-dialog-width.ts'
import { ageMessages } from './age.messages.ts'

/** Why the check came to nothing, and the way to another one (spec 1 §4). */
export default function VerificationFailedDialog({ reason, close }: DialogComponentProps<'verification-failed'>) {
  return (
    <DialogFrame title={ageMessages.failedTitle} width={AGE_DIALOG_WIDTH} onClose={() => close(false)}>
      <p>{ageMessages.failures[reason]}</p>
      <DialogActions>
        <Button onClick={() => close(false)}>{ageMessages.close}</Button>
        <Button variant="primary" onClick={() => close(true)}>
          {ageMessages.tryAgain}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
