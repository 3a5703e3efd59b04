import { cancelOrder, orderDetail } from '@aisle/api/order'
import { api, openDialog, toast, useCall, usePageTitle, usePathParams } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { formatDay } from '@aisle/ui/day.rules'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderErrorText } from '../features/errors/order-error.ts'
import { OrderPart } from '../features/order-detail/order-part.tsx'
import { OrderReceipt } from '../features/order-detail/order-receipt.tsx'
import { OrderStatusBadge } from '../features/order-list/order-status.tsx'
import { messages } from '../orders.messages.ts'

/** One order: where it is, what is in it, what it cost. */
export default function OrderPage() {
  const { orderId = '' } = usePathParams()
  const order = useCall(orderDetail, { params: { orderId }, query: { WithBifurcation: true } })
  usePageTitle(messages.order(order.orderNumber))
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api.call(cancelOrder, { params: { orderId }, query: {} }),
    onSuccess: () => toast('success', messages.canceled),
    onError(error) {
      const text = orderErrorText(error, 'order-update')
      if (text) toast('error', text)
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const askToCancel = async () => {
    const { cancelTitle: title, cancelText: text, cancelOrder: confirmLabel, keepOrder: cancelLabel } = messages
    if (await openDialog('confirm', { title, text, confirmLabel, cancelLabel, isDestructive: true })) cancel.mutate()
  }
  return (
    <PageLayout width="form">
      <Stack data-gap={5}>
        <Stack data-gap={2}>
          <PageTitle aside={<OrderStatusBadge order={order} />}>{messages.order(order.orderNumber)}</PageTitle>
          <p>{messages.placedOn(formatDay(order.placedAt))}</p>
        </Stack>
        {order.orderFulfillments.map((part) => (
          <OrderPart key={part.fulfillmentMethodID} part={part} reviewableOrderId={order.orderID} />
        ))}
        <OrderReceipt order={order} />
        <Cluster>
          <LinkButton to="trackOrder" params={{ orderId }} variant="secondary">
            {messages.track}
          </LinkButton>
          {order.canCancel ? (
            <Button variant="danger" isBusy={cancel.isPending} onClick={() => void askToCancel()}>
              {messages.cancelOrder}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </PageLayout>
  )
}
