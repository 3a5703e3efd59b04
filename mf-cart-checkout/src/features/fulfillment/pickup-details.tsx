import type { CartFulfillment } from '@aisle/api/cart-detail'
import { pickupInfoSchema, setPickupInfo } from '@aisle/api/checkout'
import { parseForm } from '@aisle/api/form'
import { api, cart, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { messages } from '../../cart.messages.ts'
import { valuesOf } from '../steps/form-values.ts'
import { personText } from './receiver-text.ts'

export type Person = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
}

type PickupDetailsProps = {
  readonly group: CartFulfillment
  /** Known from the contact step. */
  readonly person: Person
  readonly orderNumber: string
  readonly onDone: (summary: string) => void
}

/** Who fetches the order. */
export function PickupDetails({ group, person, orderNumber, onDone }: PickupDetailsProps) {
  const storeName = useShopping((state) => state.store?.name)
  const { primaryUserFirstName, primaryUserLastName, pickUpByPhone1 } = group.pickupInfo ?? {}
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) => savePickup(values, group, orderNumber),
    onSuccess: (result) => {
      if (!result.success) return setErrors(result.errors)
      onDone(personText(result.data, storeName ?? ''))
      // The call answers with a yes alone; who comes back finds the person in the cart.
      void cart.refresh()
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(valuesOf(event.currentTarget))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <p>Fetch your order at {storeName}. Bring an ID of the person named here.</p>
        <TextField
          label="First name"
          name="primaryUserFirstName"
          autoComplete="given-name"
          defaultValue={primaryUserFirstName ?? person.firstName ?? ''}
          error={errors['primaryUserFirstName']}
        />
        <TextField
          label="Last name"
          name="primaryUserLastName"
          autoComplete="family-name"
          defaultValue={primaryUserLastName ?? person.lastName ?? ''}
          error={errors['primaryUserLastName']}
        />
        <TextField
          label="Phone"
          name="pickUpByPhone1"
          type="tel"
          autoComplete="tel"
          isOptional
          defaultValue={(group.pickupInfo ? pickUpByPhone1 : person.phone) ?? ''}
          error={errors['pickUpByPhone1']}
        />
        {save.error ? <Alert variant="danger">{save.error.message || messages.otpFailed}</Alert> : null}
        <div>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            Continue
          </Button>
        </div>
      </Stack>
    </form>
  )
}

async function savePickup(
  values: Readonly<Record<string, string>>,
  { fulfillmentMethodID }: CartFulfillment,
  orderNumber: string,
) {
  const form = parseForm(pickupInfoSchema, { ...values, fulfillmentMethodID, orderNumber })
  if (!form.success) return form
  await api.call(setPickupInfo, { body: form.data })
  return form
}
