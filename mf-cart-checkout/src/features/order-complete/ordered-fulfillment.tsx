import type { OrderFulfillment } from '@aisle/api/order-detail'
import { PageSection, Panel, Stack } from '@aisle/ui/page-layout'
import { OrderedLines } from '../review/ordered-lines.tsx'
import { receivingLines } from './receiving.rules.ts'

/** The part of an order that comes one way: when, where, what. */
export const OrderedFulfillment = ({ fulfillment }: { readonly fulfillment: OrderFulfillment }) => (
  <PageSection title={fulfillment.fulfillmentName}>
    <Panel>
      <Stack data-gap={3}>
        <div>
          {receivingLines(fulfillment).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <OrderedLines lines={fulfillment.orderLineItems} codeName={fulfillment.codeName} />
      </Stack>
    </Panel>
  </PageSection>
)
