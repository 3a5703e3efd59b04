import type { CartFulfillment } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { Alert } from '@aisle/ui/alert'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { messages } from '../../cart.messages.ts'
import { missingForMinimum } from '../totals/minimum-order.rules.ts'
import { CartLine } from './cart-line.tsx'

type CartGroupProps = { readonly group: CartFulfillment; readonly tipAmount: number }

/** The lines that reach the shopper the same way. */
export function CartGroup({ group, tipAmount }: CartGroupProps) {
  const lines = Object.values(group.shoppingCartItems)
  const missing = missingForMinimum(group, tipAmount)
  return (
    <PageSection title={group.fulfillmentName ?? group.codeName} aside={<span>{itemsText(group.totalQTY)}</span>}>
      <Panel>
        {missing > 0 ? (
          <Alert variant="warning">
            {messages.minimum(formatMoney(group.minCheckoutAmount), formatMoney(missing))}
          </Alert>
        ) : null}
        <ul>
          {lines.map((line) => (
            <CartLine key={line.orderLineItemID} line={line} />
          ))}
        </ul>
      </Panel>
    </PageSection>
  )
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)
