import { orderDetail } from '@aisle/api/order'
import { useCall, usePathParams } from '@aisle/platform'
import { PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { Timeline } from '../features/order-detail/timeline.tsx'
import { messages } from '../orders.messages.ts'

/** How far an order is. */
export default function TrackOrderPage() {
  const { orderId = '' } = usePathParams()
  const order = useCall(orderDetail, { params: { orderId }, query: { WithBifurcation: true } })
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle>{messages.track}</PageTitle>
        <p>
          <TextLink to="order" params={{ orderId }}>
            {messages.order(order.orderNumber)}
          </TextLink>
        </p>
        <Panel>
          <Timeline events={order.timeline} />
        </Panel>
      </Stack>
    </PageLayout>
  )
}
