import { orderTotal, type OrderTotals } from '@aisle/api/order-totals'
import { OrderSummary, type SummaryLine } from './order-summary.tsx'
import styled from 'styled-components'

export type OrderTotalsListProps = {
  readonly totals: OrderTotals
  /** Figures are about to change. */ readonly isChanging?: boolean
}

/** The sums of a cart or an order, as the server made them. */
export function OrderTotalsList({ totals, isChanging = false }: OrderTotalsListProps) {
  return (
    <Figures aria-busy={isChanging}>
      <OrderSummary lines={linesOf(totals)} total={{ label: 'Total', amount: orderTotal(totals) }} />
    </Figures>
  )
}

function linesOf(totals: OrderTotals): readonly SummaryLine[] {
  const coupons = (totals.coupons ?? []).map(({ couponID, title, amount }) => ({
    key: couponID,
    label: title,
    amount: -amount,
  }))
  const charges = totals.additionalCharges.map(({ name, chargeAmount }) => ({
    label: name ?? 'Charge',
    amount: chargeAmount,
  }))
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
  return [
    { label: 'Subtotal', amount: totals.subTotal },
    ...optional,
    ...totals.taxes.map(({ name, amount }) => ({ label: name, amount })),
  ]
}

const Figures = styled.div`
  transition: opacity var(--motion);
  &[aria-busy='true'] dd {
    opacity: 0.4;
  }
`
