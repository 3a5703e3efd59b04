import { ApiError } from '@aisle/api/client'
import { StoreMode } from '@aisle/api/store-mode'
import { api, toast, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { startMessages } from './start.messages.ts'
import { acceptAccess, type CodedMode } from './access-code.ts'
import { CodeField, Frame, Picture, Question } from './access-dialog.styles.ts'
import { accessForms } from './access-form.rules.ts'
import type { Start } from './create-start.ts'
import { StoreMark } from './store-mark.tsx'
import { useCountdown } from './use-countdown.ts'
import { waitingTime } from './waiting-time.rules.ts'

type Props = { readonly mode: CodedMode; readonly start: Pick<Start, 'state' | 'tenant'> }

/** Asks for the code of a beta store or the password of a test store; the API decides (spec 1 §4, §5). */
export function AccessDialog({ mode, start }: Props) {
  const { endpoint, width, type, maxLength, readCode, isComplete, title, text, label, refused, accepted } =
    accessForms[mode]
  const isBeta = mode === StoreMode.Beta
  const picture = useTenant((state) => state.configuration?.businessConfigurations.betaImageUrl)
  const source = picture ? safeImage(picture) : undefined
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const pause = useCountdown()
  const form = useRef<HTMLFormElement>(null)

  const refuse = (reason: string) => {
    setError(reason)
    setCode('')
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete(code) || pause.left > 0) return
    setIsSending(true)
    try {
      if (await api.call(endpoint, { body: { accessCode: code } })) {
        toast('success', accepted)
        acceptAccess(start, mode)
      } else refuse(refused)
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) pause.begin(failure.retryAfter)
      refuse(failure instanceof ApiError ? failure.message : refused)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Frame role="dialog" aria-modal="true" aria-label={title} $width={width}>
      {isBeta && source && <Picture src={source} alt="" />}
      <Question ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <StoreMark />
        <h1>{title}</h1>
        <p>{text}</p>
        <CodeField $isCode={isBeta}>
          <TextField
            label={label}
            type={type}
            inputMode={isBeta ? 'numeric' : undefined}
            autoComplete="off"
            autoFocus
            maxLength={maxLength}
            value={code}
            error={error}
            onChange={({ target }) => {
              setCode(readCode(target.value))
              setError(undefined)
            }}
          />
        </CodeField>
        <Button
          type="submit"
          variant="primary"
          isWide
          disabled={!isComplete(code) || pause.left > 0}
          isBusy={isSending}
        >
          {pause.left > 0 ? startMessages.waiting(waitingTime(pause.left)) : startMessages.enter}
        </Button>
      </Question>
    </Frame>
  )
}
