import { orderTotal, type OrderTotals } from '@aisle/api/order-totals'
import styled from 'styled-components'
import { OrderSummary } from './order-summary.tsx'
import { summaryLinesOf } from './order-totals.rules.ts'

export type OrderTotalsListProps = {
  readonly totals: OrderTotals
  /** Figures are about to change. */
  readonly isChanging?: boolean
}

/** The sums of a cart or an order, as the server made them. */
export function OrderTotalsList({ totals, isChanging = false }: OrderTotalsListProps) {
  return (
    <Figures aria-busy={isChanging}>
      <OrderSummary lines={summaryLinesOf(totals)} total={{ label: 'Total', amount: orderTotal(totals) }} />
    </Figures>
  )
}

const Figures = styled.div`
  transition: opacity var(--motion);
  &[aria-busy='true'] dd {
    opacity: 0.4;
  }
`
