import { parseForm } from '@aisle/api/form'
import { verifyGuestOtp } from '@aisle/api/guest'
import { oneTimeCodeSchema } from '@aisle/api/one-time-code'
import { ApiError, api } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { contactMessages as texts } from './contact.messages.ts'
import { countdownText } from './countdown.rules.ts'
import { otpFailure, otpRequestFailure, WRONG_CODE } from './otp-failure.rules.ts'
import type { ProvenGuest } from './proven-guest.ts'
import type { CodeRequest, SentCode } from './use-code-request.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { StepActions } from '../steps/step-actions.ts'

type OneTimeCodeProps = {
  readonly request: CodeRequest
  readonly sent: SentCode
  readonly orderNumber: string
  readonly onVerified: (contact: ProvenGuest) => void
  readonly onChange: () => void
}

/** The code from the inbox; another one can be asked for as soon as the store sends one. */
export function OneTimeCode({ request, sent, orderNumber, onVerified, onChange }: OneTimeCodeProps) {
  const { contact } = sent
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const verify = useMutation({
    mutationFn: async (otp: string) => {
      const { firstName, lastName, email, phone } = contact
      const body = { firstName, lastName, email, ...(phone ? { phone } : {}), otp, orderNumber }
      const { isVerified, customerID } = await api.call(verifyGuestOtp, { body })
      // A store may answer that a code is wrong without refusing the call.
      if (!isVerified) throw new ApiError(200, WRONG_CODE, '')
      return customerID
    },
    onSuccess: (customerID) => onVerified({ ...contact, ...(customerID ? { customerID } : {}) }),
    onError: (error) => {
      if (otpFailure(error).clearsCode) setCode('')
      field.current?.focus()
    },
  })
  const failure = verify.error ? otpFailure(verify.error) : undefined
  const wait = useSecondsLeft(Math.max(sent.resendAt, request.refusedUntil ?? 0))
  const isExpired = useSecondsLeft(sent.expiresAt) === 0

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = parseForm(codeFormSchema, { code })
    if (form.success) verify.mutate(form.data.code)
  }
  const resend = () => {
    if (wait > 0) return
    setCode('')
    verify.reset()
    request.ask(contact)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <p>{texts.codeSent(contact.email, timeFormat.format(sent.expiresAt))}</p>
        <div role="status">{sent.count > 1 ? texts.codeSentAgain : null}</div>
        <TextField
          ref={field}
          label={texts.oneTimeCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the form that it replaced
          autoFocus
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
          error={isExpired ? texts.codeExpired : failure?.text}
        />
        {request.error ? <Alert variant="danger">{otpRequestFailure(request.error)}</Alert> : null}
        <StepActions>
          <Button
            type="submit"
            variant="primary"
            isBusy={verify.isPending}
            disabled={code.length !== 6 || failure?.isExhausted || isExpired}
          >
            {texts.continue}
          </Button>
          <Button variant="quiet" isBusy={request.isAsking} aria-disabled={wait > 0} onClick={resend}>
            {wait > 0 ? texts.sendNewIn(countdownText(wait)) : texts.sendNew}
          </Button>
          <Button variant="quiet" onClick={onChange}>
            {texts.changeDetails}
          </Button>
        </StepActions>
      </Stack>
    </form>
  )
}

const codeFormSchema = z.strictObject({ code: oneTimeCodeSchema })

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
