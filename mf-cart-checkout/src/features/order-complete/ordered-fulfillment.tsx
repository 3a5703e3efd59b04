import { formatMoney } from '@aisle/api/money'
import type { OrderFulfillment } from '@aisle/api/order-detail'
import { PageSection, Panel, Stack } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { slotText } from '../time-slot/slot-text.ts'

/** The part of an order that comes one way: when, where, what. */
export function OrderedFulfillment({ fulfillment }: { readonly fulfillment: OrderFulfillment }) {
  const { fulfillmentName, slot, address, storeName, orderLineItems } = fulfillment
  return (
    <PageSection title={fulfillmentName}>
      <Panel>
        <Stack $gap={3}>
          {slot ? <p>{slotText(slot)}</p> : null}
          {address ? <p>{`${address.line1}, ${address.city}, ${address.state} ${address.zip}`}</p> : null}
          {!address && storeName ? <p>{storeName}</p> : null}
          <ul>
            {orderLineItems.map((line) => (
              <Line key={line.orderLineItemID} aria-label={line.title}>
                <span>
                  {line.qty} × {line.title}
                </span>
                <span>{formatMoney(line.totalPrice)}</span>
              </Line>
            ))}
          </ul>
        </Stack>
      </Panel>
    </PageSection>
  )
}

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-line);
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  font-variant-numeric: tabular-nums;
`
