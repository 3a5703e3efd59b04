import { ApiError } from '@aisle/api/client'
import { signUpAsCustomer } from '@aisle/api/customer'
import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { api, session } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { DialogActions } from '@aisle/ui/dialog-parts'
import { type FormEvent, useState } from 'react'
import { sessionMessages } from '../shell.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

/** Somebody signed in without a customer record accepts the terms (spec 1 §5, §6). */
export function SignUpDialog({ close }: Pick<DialogComponentProps<'sign-up'>, 'close'>) {
  const [isAccepted, setIsAccepted] = useState(false)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAccepted) return setError(sessionMessages.signUpRequired)
    setIsSending(true)
    try {
      await api.call(signUpAsCustomer, { body: { isPolicyAccepted: true } })
      await session.refreshCustomer()
      close(true)
    } catch (failure) {
      setError(failure instanceof ApiError && failure.status > 0 ? failure.message : sessionMessages.signUpFailed)
      setIsSending(false)
    }
  }

  return (
    <DialogFrame title={sessionMessages.signUpTitle} width={dialogWidths.sm} onClose={() => close(false)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{sessionMessages.signUpText}</p>
        <Checkbox
          label={sessionMessages.signUpConsent}
          checked={isAccepted}
          error={error}
          onChange={({ target }) => {
            setIsAccepted(target.checked)
            setError(undefined)
          }}
        />
        <DialogActions>
          <Button onClick={() => close(false)}>{sessionMessages.notNow}</Button>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {sessionMessages.signUp}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}
