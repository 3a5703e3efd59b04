import { type FieldErrors, parseForm } from '@aisle/api/form'
import { type GuestContact, guestContactSchema } from '@aisle/api/place-order'
import { session } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { FormErrors } from '@aisle/ui/form-errors'
import { Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useFirstWrongField } from '@aisle/ui/use-first-wrong-field'
import { type SyntheticEvent, useState } from 'react'
import { valuesOf } from '../steps/form-values.ts'
import { isSameContact } from './contact-text.ts'
import { contactMessages as texts } from './contact.messages.ts'
import { countdownText } from './countdown.rules.ts'
import { OneTimeCode } from './one-time-code.tsx'
import { otpRequestFailure } from './otp-failure.rules.ts'
import type { ProvenGuest } from './proven-guest.ts'
import { useCodeRequest } from './use-code-request.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { StepActions } from '../steps/step-actions.ts'

type GuestContactFormProps = {
  readonly contact: ProvenGuest | undefined
  readonly orderNumber: string
  /** The address is proven by the code that was sent there. */
  readonly onVerified: (contact: ProvenGuest) => void
}

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', isOptional: true },
] as const
const idOf = (name: string) => `contact-${name}`

/** Who a guest is, proven by a one-time code sent to the e-mail address. */
export function GuestContactForm({ contact, orderNumber, onVerified }: GuestContactFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [typed, setTyped] = useState<GuestContact>()
  const form = useFirstWrongField(errors)
  const request = useCodeRequest(orderNumber)
  const wait = useSecondsLeft(request.refusedUntil)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseForm(guestContactSchema, valuesOf(event.currentTarget))
    setErrors(parsed.success ? {} : parsed.errors)
    if (!parsed.success) return
    // Nothing has changed since the address was proven: another code would prove nothing more.
    if (contact?.customerID && isSameContact(parsed.data, contact)) onVerified(contact)
    else if (wait === 0) request.ask(parsed.data)
  }

  if (request.sent) {
    const { sent } = request
    const change = () => {
      setTyped(sent.contact)
      request.forget()
    }
    return (
      <OneTimeCode request={request} sent={sent} orderNumber={orderNumber} onVerified={onVerified} onChange={change} />
    )
  }
  const known = typed ?? contact
  const wrong = fields.flatMap(({ name, label }) => {
    const message = errors[name]
    return message ? [{ fieldId: idOf(name), message: texts.field(label, message) }] : []
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <FormErrors title={texts.check} errors={wrong.length > 1 ? wrong : []} />
        {fields.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            {...field}
            name={name}
            id={idOf(name)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus over on the way back
            autoFocus={index === 0 && typed !== undefined}
            defaultValue={known?.[name]}
            error={errors[name]}
          />
        ))}
        {request.error ? <Alert variant="danger">{otpRequestFailure(request.error)}</Alert> : null}
        <StepActions>
          <Button type="submit" variant="primary" isBusy={request.isAsking} aria-disabled={wait > 0}>
            {wait > 0 ? texts.tryIn(countdownText(wait)) : texts.continue}
          </Button>
          <Button variant="quiet" onClick={() => void session.signIn()}>
            {texts.signInInstead}
          </Button>
        </StepActions>
      </Stack>
    </form>
  )
}
