import { giftCardBalance } from '@aisle/api/gift-card'
import { formatGiftCardNumber, giftCardNumberSchema } from '@aisle/api/gift-card-number'
import { parseForm } from '@aisle/api/form'
import { formatMoney } from '@aisle/api/money'
import { api } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import * as z from 'zod/mini'
import { messages } from '../gift-cards.messages.ts'

const formSchema = z.strictObject({ number: giftCardNumberSchema })

/** What is left on any card, by its number. */
export default function CheckBalancePage() {
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const check = useMutation({
    mutationFn: (wanted: string) => api.call(giftCardBalance, { params: { number: wanted } }),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = parseForm(formSchema, { number: number.replaceAll(/[\s-]/g, '') })
    setError(form.success ? undefined : form.errors['number'])
    if (form.success) check.mutate(form.data.number)
  }
  return (
    <PageLayout width="text">
      <Stack data-gap={4}>
        <PageTitle>Check Balance</PageTitle>
        <Panel>
          <form onSubmit={submit} noValidate>
            <Stack data-gap={4}>
              <TextField
                label={messages.numberLabel}
                hint={messages.numberHint}
                inputMode="numeric"
                autoComplete="off"
                value={number}
                error={error}
                onChange={(event) => setNumber(event.currentTarget.value)}
              />
              <div>
                <Button type="submit" variant="primary" isBusy={check.isPending}>
                  {messages.check}
                </Button>
              </div>
            </Stack>
          </form>
        </Panel>
        {check.error ? <Alert variant="danger">{errorText(check.error)}</Alert> : null}
        {check.data ? (
          <Alert variant="success">
            {messages.balanceOf(formatGiftCardNumber(check.data.giftCardNumber))}:{' '}
            <strong>{formatMoney(check.data.availableBalance)}</strong>
          </Alert>
        ) : null}
      </Stack>
    </PageLayout>
  )
}
