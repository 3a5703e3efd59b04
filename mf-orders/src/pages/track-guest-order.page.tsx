import { guestOrder } from '@aisle/api/order'
import { useCallIfReady, usePathParams, useQueryParams } from '@aisle/platform'
import { AskTheStore } from '@aisle/ui/ask-the-store'
import { Button } from '@aisle/ui/button'
import { PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { TextField } from '@aisle/ui/text-field'
import { type SyntheticEvent, useState } from 'react'
import { OrderPart } from '../features/order-detail/order-part.tsx'
import { Timeline } from '../features/order-detail/timeline.tsx'
import { messages } from '../orders.messages.ts'

/**
 * How far an order of a guest is. Number and id show it in the browser that placed it; elsewhere the API answers as if
 * there were none (T11).
 */
export default function TrackGuestOrderPage() {
  const { orderId = '' } = usePathParams()
  const [query, setQuery] = useQueryParams()
  const orderNumber = query.get('orderNumber') ?? ''
  return (
    <PageLayout width="form">
      <PageTitle>Track Order</PageTitle>
      {orderNumber ? (
        <GuestOrder orderId={orderId} orderNumber={orderNumber} />
      ) : (
        <NumberForm onNumber={(number) => setQuery({ orderNumber: number })} />
      )}
    </PageLayout>
  )
}

type GuestOrderProps = { readonly orderId: string; readonly orderNumber: string }

function GuestOrder({ orderId, orderNumber }: GuestOrderProps) {
  const { data: order, isError } = useCallIfReady(guestOrder, { params: { orderId }, query: { orderNumber } })
  if (isError) return <AskTheStore text={messages.notOnline.find} />
  if (!order) {
    return (
      <Loading label="Loading order">
        <Skeleton height="240px" radius="l" />
      </Loading>
    )
  }
  return (
    <Stack $gap={5}>
      <p>Order #{order.orderNumber}</p>
      <Panel>
        <Timeline events={order.timeline} />
      </Panel>
      {order.orderFulfillments.map((part) => (
        <OrderPart key={part.fulfillmentMethodID} part={part} />
      ))}
    </Stack>
  )
}

function NumberForm({ onNumber }: { readonly onNumber: (orderNumber: string) => void }) {
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = number.trim().replace(/^#/, '')
    if (wanted) onNumber(wanted)
    else setError('Field is Required.')
  }
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack $gap={4}>
          <TextField
            label={messages.orderNumber}
            hint={messages.orderNumberHint}
            autoComplete="off"
            value={number}
            error={error}
            onChange={(event) => setNumber(event.currentTarget.value)}
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
