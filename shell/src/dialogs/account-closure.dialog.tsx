import { ApiError } from '@aisle/api/client'
import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { session, toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { type FormEvent, useState } from 'react'
import { closureMessages as texts } from './account-closure.messages.ts'
import { DialogFrame } from './dialog-frame.tsx'

/** Closes the account for good, once the box is ticked (spec 1 §5). The session ends with it. */
export default function AccountClosureDialog({ close }: DialogComponentProps<'account-closure'>) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isConfirmed) return setError(texts.required)
    setIsSending(true)
    try {
      const closing = await session.closeAccount()
      if (closing === 'sign-in-again') return await session.signIn({ again: true })
      if (closing === 'open-orders') return setError(texts.openOrders)
      toast('success', texts.done)
      close(true)
    } catch (failure) {
      setError(texts.failed(failure instanceof ApiError && failure.status > 0 ? failure.message : texts.unreachable))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <DialogFrame title={texts.title} width={dialogWidths.sm} onClose={() => close(false)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <p>{texts.text}</p>
          <Checkbox
            label={texts.confirm}
            checked={isConfirmed}
            error={error}
            onChange={({ target }) => {
              setIsConfirmed(target.checked)
              setError(undefined)
            }}
          />
        </DialogBody>
        <DialogActions>
          <Button onClick={() => close(false)}>{texts.keep}</Button>
          <Button type="submit" variant="danger" isBusy={isSending}>
            {texts.close}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  )
}
