import { formatMoney } from '@aisle/api/money'
import { orderTotal, type OrderTotals } from '@aisle/api/order-totals'
import styled from 'styled-components'

type TotalsProps = { readonly totals: OrderTotals; /** Figures are about to change. */ readonly isChanging?: boolean }

/** The sums of a cart or an order, as the server made them. */
export function Totals({ totals, isChanging = false }: TotalsProps) {
  return (
    <List aria-busy={isChanging}>
      {rowsOf(totals).map(({ label, amount, signed }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, { signed })}</dd>
        </Row>
      ))}
      <Total>
        <dt>Total</dt>
        <dd>{formatMoney(orderTotal(totals))}</dd>
      </Total>
    </List>
  )
}

type RowData = { readonly label: string; readonly amount: number; readonly signed?: boolean }

function rowsOf(totals: OrderTotals): readonly RowData[] {
  const coupons = (totals.coupons ?? []).map(({ title, amount }) => ({ label: title, amount: -amount }))
  const charges = totals.additionalCharges.map(({ name, chargeAmount }) => ({ label: name ?? 'Charge', amount: chargeAmount }))
  const taxes = totals.taxes.map(({ name, amount }) => ({ label: name, amount }))
  const optional = [
    { label: 'Discounts', amount: -totals.discountAmount },
    ...coupons,
    { label: 'Shipping', amount: totals.shippingRate },
    { label: 'Delivery', amount: totals.deliveryCharge ?? 0 },
    ...charges,
    { label: 'Tip', amount: totals.tipAmount },
    { label: 'Loyalty dollars', amount: -(totals.loyaltyDollars ?? 0) },
    { label: 'Gift cards', amount: -(totals.giftCardAmount ?? 0) },
  ].filter(({ amount }) => amount !== 0)
  return [{ label: 'Subtotal', amount: totals.subTotal }, ...optional, ...taxes]
}

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  transition: opacity var(--motion);
  &[aria-busy='true'] dd {
    opacity: 0.4;
  }
`

const Row = styled.div`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
`

const Total = styled(Row)`
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-l);
  font-weight: 700;
`
