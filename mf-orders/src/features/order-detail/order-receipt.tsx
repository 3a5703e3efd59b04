import type { OrderDetail } from '@aisle/api/order-detail'
import { OrderSummary } from '@aisle/ui/order-summary'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { PageSection, Panel, Stack } from '@aisle/ui/page-layout'
import { messages } from '../../orders.messages.ts'

/** What an order cost and how it is paid. */
export function OrderReceipt({ order: { orderSummary, payments } }: { readonly order: OrderDetail }) {
  return (
    <PageSection title={messages.receipt}>
      <Panel>
        <Stack data-gap={4}>
          <OrderTotalsList totals={orderSummary} />
          <OrderSummary lines={payments.map(({ label, amount }) => ({ label, amount }))} />
        </Stack>
      </Panel>
    </PageSection>
  )
}
