import type { CartFulfillment } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { OrderSummary, type SummaryLine } from '@aisle/ui/order-summary'
import styled from 'styled-components'
import { linesMessages as messages } from './lines.messages.ts'

/** The store's charge that is spared by a larger order (spec 2 §3, `addChargeType`). */
const MINIMUM_ORDER = 1

/** What a group costs beside its goods, and how a charge is spared; nothing where goods are all. */
export function GroupCharges({ group }: { readonly group: CartFulfillment }) {
  const lines = chargesOf(group)
  if (lines.length === 0) return null
  return (
    <Root>
      <OrderSummary lines={[{ label: messages.goods, amount: group.totalAmount }, ...lines]} />
    </Root>
  )
}

function chargesOf({
  shippingAmount = 0,
  additionalCharges = [],
  missingToDropCharge,
}: CartFulfillment): SummaryLine[] {
  const charges = additionalCharges.map(({ addChargeType, name, chargeAmount }) => ({
    label: name ?? messages.charge,
    amount: chargeAmount,
    note:
      addChargeType === MINIMUM_ORDER && missingToDropCharge
        ? messages.dropCharge(formatMoney(missingToDropCharge))
        : undefined,
  }))
  return [...(shippingAmount > 0 ? [{ label: messages.shipping, amount: shippingAmount }] : []), ...charges]
}

const Root = styled.div`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
`
