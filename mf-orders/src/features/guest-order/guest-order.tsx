import { guestOrder } from '@aisle/api/order'
import { ApiError, useCallIfReady } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { AskTheStore } from '@aisle/ui/ask-the-store'
import { Button } from '@aisle/ui/button'
import { Panel, Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../../orders.messages.ts'
import { OrderPart } from '../order-detail/order-part.tsx'
import { Timeline } from '../order-detail/timeline.tsx'
import { OrderNumberForm } from './order-number-form.tsx'

type GuestOrderProps = {
  readonly orderId: string
  readonly orderNumber: string
  readonly onOtherNumber: (orderNumber: string) => void
}

/** What became of an order, or why it cannot be shown and what to do about that. */
export function GuestOrder({ orderId, orderNumber, onOtherNumber }: GuestOrderProps) {
  const input = { params: { orderId }, query: { orderNumber } }
  const { data: order, error, refetch } = useCallIfReady(guestOrder, input)
  if (!order && isRefused(error)) {
    return (
      <Stack data-gap={5}>
        <AskTheStore text={messages.notOnline.find} />
        <OrderNumberForm start={orderNumber} onNumber={onOtherNumber} />
      </Stack>
    )
  }
  if (!order && error) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.tryAgain}</Button>}>
        {messages.notLoaded}
      </Alert>
    )
  }
  if (!order) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height="240px" radius="l" />
      </Loading>
    )
  }
  return (
    <Stack data-gap={5}>
      <p>{messages.order(order.orderNumber)}</p>
      <Panel>
        <Timeline events={order.timeline} />
      </Panel>
      {order.orderFulfillments.map((part) => (
        <OrderPart key={part.fulfillmentMethodID} part={part} />
      ))}
    </Stack>
  )
}

/** Not found, somebody else's, or no number at all: asking once more would change nothing. */
const isRefused = (error: Error | null) => error instanceof ApiError && [400, 403, 404].includes(error.status)
