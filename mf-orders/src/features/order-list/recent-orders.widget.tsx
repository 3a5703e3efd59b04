import { orderList } from '@aisle/api/order'
import { useCallIfReady, useSession } from '@aisle/platform'
import { PageSection, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { messages } from '../../orders.messages.ts'
import { OrderCard } from './order-card.tsx'

/** The customer's last orders, on the account page. Nothing without one; the list of orders tells of a failure. */
export default function RecentOrdersWidget() {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const orders = useCallIfReady(orderList, { query: { Page: 1, PageSize: 2, period: 'all' } }, { enabled: isCustomer })
  if (!orders.data || orders.data.items.length === 0) return null
  return (
    <PageSection title={messages.recent} aside={<TextLink to="orders">{messages.seeAll}</TextLink>}>
      <Stack data-gap={3}>
        {orders.data.items.map((order) => (
          <OrderCard key={order.orderID} order={order} />
        ))}
      </Stack>
    </PageSection>
  )
}
