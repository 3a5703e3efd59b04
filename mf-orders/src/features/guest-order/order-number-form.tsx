import { orderNumberSchema } from '@aisle/api/order-number'
import { Button } from '@aisle/ui/button'
import { Panel, Stack } from '@aisle/ui/page-layout'
import { TextField } from '@aisle/ui/text-field'
import { type SyntheticEvent, useState } from 'react'
import * as z from 'zod/mini'
import { messages } from '../../orders.messages.ts'

type OrderNumberFormProps = {
  /** What was asked for before. */
  readonly start?: string
  readonly onNumber: (orderNumber: string) => void
}

/** Asks for the number of an order, which the shopper reads in an e-mail as `#12345`. */
export function OrderNumberForm({ start = '', onNumber }: OrderNumberFormProps) {
  const [number, setNumber] = useState(start)
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = number.trim().replace(/^#/, '')
    if (!wanted) return setError(messages.required)
    const read = z.safeParse(orderNumberSchema, wanted)
    if (read.success) onNumber(read.data)
    else setError(messages.orderNumberWrong)
  }
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack data-gap={4}>
          <TextField
            label={messages.orderNumber}
            hint={messages.orderNumberHint}
            autoComplete="off"
            value={number}
            error={error}
            onChange={(event) => {
              setNumber(event.currentTarget.value)
              setError(undefined)
            }}
          />
          <div>
            <Button type="submit" variant="primary">
              {messages.track}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
