import { parseForm } from '@aisle/api/form'
import { requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { oneTimeCodeSchema } from '@aisle/api/one-time-code'
import { type GuestContact, guestContactSchema } from '@aisle/api/place-order'
import { api, session } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import * as z from 'zod/mini'
import { messages } from '../../cart.messages.ts'
import { valuesOf } from '../steps/form-values.ts'
import { isSameContact } from './contact-text.ts'
import { otpFailure, otpRequestFailure } from './otp-failure.rules.ts'

type GuestContactFormProps = {
  readonly contact: GuestContact | undefined
  readonly orderNumber: string
  /** The address is proven by the code that was sent there. */
  readonly onVerified: (contact: GuestContact) => void
}

/** Who a guest is, proven by a one-time code sent to the e-mail address. */
export function GuestContactForm({ contact, orderNumber, onVerified }: GuestContactFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState<GuestContact>()
  const request = useMutation({
    mutationFn: async (guest: GuestContact) => {
      const { firstName, lastName, email } = guest
      await api.call(requestGuestOtp, { body: { firstName, lastName, email, orderNumber } })
      return guest
    },
  })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = parseForm(guestContactSchema, valuesOf(event.currentTarget))
    setErrors(form.success ? {} : form.errors)
    if (!form.success) return
    // Nothing has changed since the address was proven: another code would prove nothing more.
    if (contact?.customerID && isSameContact(form.data, contact)) onVerified(contact)
    else request.mutate(form.data)
  }

  if (request.data) {
    return (
      <OneTimeCode
        contact={request.data}
        orderNumber={orderNumber}
        onVerified={onVerified}
        onBack={() => {
          setTyped(request.data)
          request.reset()
        }}
      />
    )
  }
  const known = typed ?? contact
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <TextField
          label="First name"
          name="firstName"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus over on the way back
          autoFocus={typed !== undefined}
          autoComplete="given-name"
          defaultValue={known?.firstName}
          error={errors['firstName']}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          defaultValue={known?.lastName}
          error={errors['lastName']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={known?.email}
          error={errors['email']}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          isOptional
          defaultValue={known?.phone}
          error={errors['phone']}
        />
        {request.error ? <Alert variant="danger">{otpRequestFailure(request.error)}</Alert> : null}
        <Cluster>
          <Button type="submit" variant="primary" isBusy={request.isPending}>
            Continue
          </Button>
          <Button variant="quiet" onClick={() => void session.signIn()}>
            Sign in instead
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

type OneTimeCodeProps = {
  readonly contact: GuestContact
  readonly orderNumber: string
  readonly onVerified: (contact: GuestContact) => void
  readonly onBack: () => void
}

function OneTimeCode({ contact, orderNumber, onVerified, onBack }: OneTimeCodeProps) {
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: async (otp: string) => {
      const { firstName, lastName, email, phone } = contact
      const body = { firstName, lastName, email, ...(phone ? { phone } : {}), otp, orderNumber }
      return await api.call(verifyGuestOtp, { body })
    },
    onSuccess: ({ isVerified, customerID }) => {
      if (isVerified) onVerified({ ...contact, ...(customerID ? { customerID } : {}) })
    },
    onError: (error) => {
      if (otpFailure(error).clearsCode) setCode('')
    },
  })
  const failure = verify.error ? otpFailure(verify.error) : undefined

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = parseForm(codeFormSchema, { code })
    if (form.success) verify.mutate(form.data.code)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <p>{messages.otpSent(contact.email)}</p>
        <TextField
          label="One-time code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the form that it replaced
          autoFocus
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
          error={failure?.text}
        />
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            isBusy={verify.isPending}
            disabled={code.length !== 6 || failure?.isExhausted}
          >
            Continue
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Change details or send a new code
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

const codeFormSchema = z.strictObject({ code: oneTimeCodeSchema })
