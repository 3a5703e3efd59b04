import { customer as customerCall } from '@aisle/api/customer'
import { dateOfBirthSchema } from '@aisle/api/date-of-birth'
import { parseForm } from '@aisle/api/form'
import { requiredPersonNameSchema } from '@aisle/api/person-name'
import type { DialogComponentProps, PersonalInfo } from '@aisle/contract'
import { useCallIfReady, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { AGE_DIALOG_WIDTH } from './age-dialog-width.ts'
import { ageMessages } from './age.messages.ts'
import { formatDateOfBirth, maskDateOfBirth } from './personal-info.rules.ts'

const formSchema = z.object({
  firstName: requiredPersonNameSchema,
  lastName: requiredPersonNameSchema,
  dob: dateOfBirthSchema,
})

type Props = DialogComponentProps<'personal-info'>

/** Asks who somebody is before their age is checked; nothing of it is kept (spec 1 §4, §5). */
export default function PersonalInfoDialog({ close }: Props) {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const { data: customer } = useCallIfReady(customerCall, {}, { enabled: isSignedIn })
  return (
    <DialogFrame title={ageMessages.infoTitle} width={AGE_DIALOG_WIDTH} onClose={() => close()}>
      <InfoForm
        key={customer?.customerID}
        firstName={customer?.firstName ?? ''}
        lastName={customer?.lastName ?? ''}
        close={close}
      />
    </DialogFrame>
  )
}

type FormProps = Pick<PersonalInfo, 'firstName' | 'lastName'> & Pick<Props, 'close'>

function InfoForm({ firstName, lastName, close }: FormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [dob, setDob] = useState('')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
    const parsed = parseForm(formSchema, values)
    const written = formatDateOfBirth(dob)
    if (parsed.success && written) return close({ ...parsed.data, dob: written })
    const found = parsed.success ? {} : parsed.errors
    setErrors(values['dob'] === '' ? { ...found, dob: ageMessages.required } : found)
    // The first field that is wrong, once it says so.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form onSubmit={submit} noValidate autoComplete="on">
      <DialogBody>
        <p>{ageMessages.infoText}</p>
        <TextField
          label={ageMessages.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={firstName}
          error={errors['firstName']}
        />
        <TextField
          label={ageMessages.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={lastName}
          error={errors['lastName']}
        />
        <TextField
          label={ageMessages.dob}
          name="dob"
          hint={ageMessages.dobHint}
          inputMode="numeric"
          autoComplete="off"
          value={dob}
          error={errors['dob']}
          onChange={({ target }) => setDob(maskDateOfBirth(target.value, dob))}
        />
        <p>{ageMessages.privacy}</p>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => close()}>{ageMessages.cancel}</Button>
        <Button type="submit" variant="primary">
          {ageMessages.goAhead}
        </Button>
      </DialogActions>
    </form>
  )
}
