import { formatMoney } from '@aisle/api/money'
import styled from 'styled-components'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = {
  /** What one costs now, US dollars. */
  readonly amount: number
  /** What it costs without the reduction; nothing is struck through when it is not higher. */
  readonly regularAmount?: number | null | undefined
  readonly unitPrice?: { readonly amount: number; readonly unit: string } | null | undefined
  readonly size?: 'm' | 'l'
  /** The price per unit on a line of its own, its place kept where there is none: cards in a row stay in line. */
  readonly isStacked?: boolean
}

/** A price with its regular price and its price per unit. */
export function Price({ amount, regularAmount, unitPrice, size = 'm', isStacked = false }: PriceProps) {
  const isReduced = regularAmount != null && regularAmount > amount
  return (
    <Root data-stacked={isStacked || undefined}>
      <Now data-size={size} data-reduced={isReduced || undefined}>
        <VisuallyHidden>{isReduced ? 'Sale price: ' : 'Price: '}</VisuallyHidden>
        <span>{formatMoney(amount)}</span>
      </Now>
      {isReduced ? (
        <>
          <VisuallyHidden>Regular price: </VisuallyHidden>
          <Was>{formatMoney(regularAmount)}</Was>
        </>
      ) : null}
      {unitPrice ? (
        <Unit>
          {formatMoney(unitPrice.amount)}
          <span aria-hidden="true"> / </span>
          <VisuallyHidden> per </VisuallyHidden>
          {unitPrice.unit}
        </Unit>
      ) : null}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  &[data-stacked] {
    align-content: start;
    min-height: 46px;
  }
`

const Now = styled.span`
  font-size: var(--text-l);
  font-weight: 700;
  &[data-size='l'] {
    font-size: var(--text-2xl);
  }
  &[data-reduced] {
    color: var(--color-danger);
  }
`

const Was = styled.s`
  font-size: var(--text-s);
  color: var(--color-muted);
`

const Unit = styled.span`
  [data-stacked] > & {
    flex-basis: 100%;
  }
  font-size: var(--text-xs);
  color: var(--color-muted);
`
