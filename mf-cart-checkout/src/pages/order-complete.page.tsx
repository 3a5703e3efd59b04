import { thankYou } from '@aisle/api/thank-you'
import { Slot, useCall, usePathParams } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageLayout, PageSection, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { messages } from '../cart.messages.ts'
import { OrderedFulfillment } from '../features/order-complete/ordered-fulfillment.tsx'
import { OrderTotalsList } from '@aisle/ui/order-totals'

/** The order was placed: its number, what comes when, what it costs. */
export default function OrderCompletePage() {
  const { orderNumber = '' } = usePathParams()
  const order = useCall(thankYou, { query: { OrderNumber: orderNumber } })
  return (
    <PageLayout width="form">
      <Stack $gap={5}>
        <PageTitle>{messages.thankYou(order.firstName)}</PageTitle>
        <Stack $gap={2}>
          <p>
            <strong>Order #{order.orderNumber}</strong>
          </p>
          {order.email ? <p>We sent a confirmation to {order.email}.</p> : null}
        </Stack>
        {order.orderFulfillments.map((fulfillment) => (
          <OrderedFulfillment key={fulfillment.fulfillmentMethodID} fulfillment={fulfillment} />
        ))}
        <PageSection title="Summary">
          <Panel>
            <OrderTotalsList totals={order.orderSummary} />
          </Panel>
        </PageSection>
        <Slot name="order-complete.after" props={{ orderNumber }} />
        <Cluster>
          <LinkButton to="home">Continue shopping</LinkButton>
          {order.isGuest ? null : (
            <LinkButton to="order" params={{ orderId: order.orderID }} variant="secondary">
              View order
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </PageLayout>
  )
}
