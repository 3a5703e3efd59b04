import type { CartFulfillment } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { Alert } from '@aisle/ui/alert'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { messages } from '../../cart.messages.ts'
import { missingForMinimum } from '../totals/minimum-order.rules.ts'
import { CartLine } from './cart-line.tsx'
import { GroupCharges } from './group-charges.tsx'
import { linesMessages as lines } from './lines.messages.ts'

type CartGroupProps = { readonly group: CartFulfillment; readonly tipAmount: number }

/** The lines that reach the shopper the same way. */
export function CartGroup({ group, tipAmount }: CartGroupProps) {
  const missing = missingForMinimum(group, tipAmount)
  return (
    <PageSection
      title={group.fulfillmentName ?? group.codeName}
      aside={<Sum>{`${lines.items(group.totalQTY)} · ${formatMoney(group.totalAmount)}`}</Sum>}
    >
      <Panel>
        {missing > 0 ? (
          <Alert variant="warning">
            {messages.minimum(formatMoney(group.minCheckoutAmount), formatMoney(missing))}
          </Alert>
        ) : null}
        <ul>
          {Object.values(group.shoppingCartItems).map((line) => (
            <CartLine key={line.orderLineItemID} line={line} />
          ))}
        </ul>
        <GroupCharges group={group} />
      </Panel>
    </PageSection>
  )
}

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
`
