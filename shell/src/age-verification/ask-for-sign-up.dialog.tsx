import type { DialogComponentProps } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { AGE_DIALOG_WIDTH } from './age-dialog-width.ts'
import { ageMessages } from './age.messages.ts'

/** Offers a verified guest to keep that with an account (spec 1 §4). */
export default function AskForSignUpDialog({ close }: DialogComponentProps<'ask-for-sign-up'>) {
  return (
    <DialogFrame title={ageMessages.signUpTitle} width={AGE_DIALOG_WIDTH} onClose={() => close(false)}>
      <p>{ageMessages.signUpText}</p>
      <DialogActions>
        <Button onClick={() => close(false)}>{ageMessages.notNow}</Button>
        <Button variant="primary" onClick={() => close(true)}>
          {ageMessages.signUp}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
