import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { ConsentLabel } from './consent-label.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { signUpMessages } from './sign-up.messages.ts'
import { knownNames, signUp, signUpProblem } from './sign-up.ts'

/** Somebody signed in without a customer record accepts the terms (spec 1 §5, §6). */
export default function SignUpDialog({ close }: Pick<DialogComponentProps<'sign-up'>, 'close'>) {
  const [names, setNames] = useNames()
  const [isAccepted, setIsAccepted] = useState(false)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAccepted) return setError(signUpMessages.required)
    setIsSending(true)
    try {
      await signUp(names)
      close(true)
    } catch (failure) {
      setError(signUpProblem(failure))
      setIsSending(false)
    }
  }

  return (
    <DialogFrame title={signUpMessages.title} width={dialogWidths.sm} onClose={() => close(false)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <p>{signUpMessages.text}</p>
          <TextField
            label={signUpMessages.firstName}
            isOptional
            autoComplete="given-name"
            maxLength={NAME_LENGTH}
            value={names.firstName}
            onChange={({ target }) => setNames({ ...names, firstName: target.value })}
          />
          <TextField
            label={signUpMessages.lastName}
            isOptional
            autoComplete="family-name"
            maxLength={NAME_LENGTH}
            value={names.lastName}
            onChange={({ target }) => setNames({ ...names, lastName: target.value })}
          />
          <Checkbox
            label={<ConsentLabel />}
            checked={isAccepted}
            error={error}
            onChange={({ target }) => {
              setIsAccepted(target.checked)
              setError(undefined)
            }}
          />
        </DialogBody>
        <DialogActions>
          <Button onClick={() => close(false)}>{signUpMessages.notNow}</Button>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {signUpMessages.open}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}

/** Spec 1 §9. */
const NAME_LENGTH = 40

/** What the shopper types, filled with what the identity service knows as long as they have typed nothing. */
function useNames() {
  const [typed, setTyped] = useState<Awaited<ReturnType<typeof knownNames>>>()
  const [known, setKnown] = useState({ firstName: '', lastName: '' })
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer the fields are empty, and may stay so.
    knownNames(leaving.signal).then(setKnown, () => {})
    return () => leaving.abort()
  }, [])
  return [typed ?? known, setTyped] as const
}
