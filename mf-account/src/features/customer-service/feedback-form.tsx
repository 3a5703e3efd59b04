import { sendBetaFeedback, sendFeedback } from '@aisle/api/review'
import { StoreMode, storeModeOf } from '@aisle/api/store-mode'
import { api, useTenant } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { TextArea } from '@aisle/ui/text-area'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { serviceMessages as texts } from './customer-service.messages.ts'

/** A message to the store; during a beta it is about that (spec 1 §7). */
export function FeedbackForm() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isBeta = useTenant(
    ({ configuration }) => storeModeOf(configuration?.businessConfigurations.mode) === StoreMode.Beta,
  )
  const send = useMutation({
    mutationFn: (message: string) => api.call(isBeta ? sendBetaFeedback : sendFeedback, { body: { text: message } }),
    // What was written while it was on its way stays.
    onSuccess: (_, message) => setText((current) => (current.trim() === message ? '' : current)),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!text.trim()) return setError(texts.required)
    send.mutate(text.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <TextArea
          label={texts.feedbackLabel}
          hint={texts.feedbackHint}
          maxLength={4000}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setError(undefined)
          }}
        />
        {send.error ? <Alert variant="danger">{texts.failed(errorText(send.error))}</Alert> : null}
        {send.isSuccess ? <Alert variant="success">{texts.sent}</Alert> : null}
        <div>
          <Button type="submit" isBusy={send.isPending}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
