import type { CartFulfillment } from '@aisle/api/cart-detail'
import { setPickupInfo } from '@aisle/api/checkout'
import type { FieldErrors } from '@aisle/api/form'
import { hasSecondPerson } from '@aisle/api/pickup-people'
import { api, cart, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Disclosure } from '@aisle/ui/disclosure'
import { FormErrors } from '@aisle/ui/form-errors'
import { Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useFirstWrongField } from '@aisle/ui/use-first-wrong-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { valuesOf } from '../steps/form-values.ts'
import { pickupErrorList, pickupFields, readPickup } from './pickup-form.rules.ts'
import { pickupMessages as texts } from './pickup.messages.ts'
import { personText } from './receiver-text.ts'
import { StepActions } from '../steps/step-actions.ts'

export type Person = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly email?: string | null
}

type PickupDetailsProps = {
  readonly group: CartFulfillment
  /** Known from the contact step. */
  readonly person: Person
  readonly onDone: (summary: string) => void
}

/** Who fetches the order, and who else may. */
export function PickupDetails({ group, person, onDone }: PickupDetailsProps) {
  const storeName = useShopping((state) => state.store?.name) ?? ''
  const { fulfillmentMethodID, asksBirthDate = false } = group
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useFirstWrongField(errors)
  const save = useMutation({
    mutationFn: async (values: Readonly<Record<string, string>>) => {
      const read = readPickup(values, { fulfillmentMethodID, terms: cart.terms(), asksBirthDate })
      if (read.success) await api.call(setPickupInfo, { body: read.data })
      return read
    },
    onSuccess: (read) => {
      setErrors(read.success ? {} : read.errors)
      if (!read.success) return
      onDone(personText(read.data, storeName))
      // The call answers with a yes alone; who comes back finds the person in the cart.
      void cart.refresh()
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(valuesOf(event.currentTarget))
  }
  const known = group.pickupInfo ?? knownOf(person)
  const idPrefix = `who-${fulfillmentMethodID}`
  const fields = pickupFields(asksBirthDate)
  const inputs = (who: 'first' | 'second') =>
    fields[who].map(([name, look]) => (
      <TextField
        key={name}
        {...look}
        id={`${idPrefix}-${name}`}
        name={name}
        defaultValue={known[name]}
        error={errors[name]}
      />
    ))
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <p>{texts.intro(storeName)}</p>
        <FormErrors title={texts.check} errors={pickupErrorList(errors, asksBirthDate, idPrefix)} />
        {inputs('first')}
        <Disclosure title={texts.second} isOpen={hasSecondPerson(known)}>
          <Stack data-gap={4}>{inputs('second')}</Stack>
        </Disclosure>
        {save.error ? <Alert variant="danger">{errorText(save.error)}</Alert> : null}
        <StepActions>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {texts.goOn}
          </Button>
        </StepActions>
      </Stack>
    </form>
  )
}

const knownOf = ({ firstName, lastName, phone, email }: Person): NonNullable<CartFulfillment['pickupInfo']> => ({
  primaryUserFirstName: firstName ?? '',
  primaryUserLastName: lastName ?? '',
  pickUpByPhone1: phone ?? '',
  pickUpByEmail1: email ?? '',
})
