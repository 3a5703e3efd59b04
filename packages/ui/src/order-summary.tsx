import { formatMoney } from '@aisle/api/money'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export type SummaryLine = {
  readonly label: string
  /** US dollars; negative for what is taken off. */
  readonly amount: number
  /** Below the label: a rate, a hint, a button. */
  readonly note?: ReactNode
  /** Instead of the amount: `Free`, `Calculated at checkout`. */
  readonly amountText?: string
  readonly key?: string
}

/** Sums with their names, and the total. Amounts are never abbreviated (decision 24). */
export function OrderSummary({
  lines,
  total,
}: {
  readonly lines: readonly SummaryLine[]
  readonly total?: SummaryLine
}) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.key ?? line.label} line={line} />
      ))}
      {total ? <Line line={total} isTotal /> : null}
    </List>
  )
}

function Line({
  line: { label, amount, note, amountText },
  isTotal = false,
}: {
  readonly line: SummaryLine
  readonly isTotal?: boolean
}) {
  return (
    <Row $isTotal={isTotal}>
      <dt>
        {label}
        {note ? <Note>{note}</Note> : null}
      </dt>
      <Amount $isReduction={amount < 0}>{amountText ?? formatMoney(amount)}</Amount>
    </Row>
  )
}

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
`

const Row = styled.div<{ readonly $isTotal: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  ${({ $isTotal }) =>
    $isTotal
      ? 'margin-top:var(--space-2);padding-top:var(--space-3);border-top:1px solid var(--color-line);font-size:var(--text-l);font-weight:700;'
      : ''}
`

const Note = styled.div`
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--color-muted);
`

const Amount = styled.dd<{ readonly $isReduction: boolean }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $isReduction }) => ($isReduction ? 'var(--color-success)' : 'inherit')};
`
