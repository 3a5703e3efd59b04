import { type Customer, customer as customerCall, profileSchema, updateCustomer } from '@aisle/api/customer'
import { parseForm } from '@aisle/api/form'
import { api, toast } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callKey } from '@aisle/api/endpoint'
import { errorText } from '@aisle/ui/error-text.rules'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../account.messages.ts'

/** Name and phone, changed in place. The e-mail address is the identity provider's. */
export function ProfileForm({ customer }: { readonly customer: Customer }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) => saveProfile(values),
    onSuccess: async (result) => {
      setErrors(result.success ? {} : result.errors)
      if (!result.success) return
      toast('success', messages.profileSaved)
      await queryClient.invalidateQueries({ queryKey: callKey(customerCall) })
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    save.mutate(Object.fromEntries(entries))
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        <TextField
          label={messages.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={customer.firstName ?? ''}
          error={errors['firstName']}
        />
        <TextField
          label={messages.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={customer.lastName ?? ''}
          error={errors['lastName']}
        />
        <TextField
          label={messages.phone}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          isOptional
          defaultValue={customer.phoneNumber ?? ''}
          error={errors['phoneNumber']}
        />
        {customer.email ? <p>{messages.email(customer.email)}</p> : null}
        {save.error ? <Alert variant="danger">{messages.saveFailed(errorText(save.error))}</Alert> : null}
        <div>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {messages.save}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const Form = styled.form`
  max-width: 640px;
`

async function saveProfile(values: Readonly<Record<string, string>>) {
  const form = parseForm(profileSchema, values)
  if (form.success) await api.call(updateCustomer, { body: form.data })
  return form
}
