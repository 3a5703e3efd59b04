import type { ReviewSummary } from '@aisle/api/review-summary'
import { formatCount } from '@aisle/ui/count.rules'
import { Rating } from '@aisle/ui/rating'
import styled from 'styled-components'

const STARS = [5, 4, 3, 2, 1] as const

/** The average, and how many gave how many stars. */
export function ReviewSummaryView({ summary: { average, count, counts } }: { readonly summary: ReviewSummary }) {
  if (count === 0) return null
  return (
    <Summary>
      <Average>
        <strong>{(average ?? 0).toFixed(1)}</strong>
        <Rating average={average ?? 0} count={count} size={20} />
      </Average>
      <Bars>
        {STARS.map((stars) => (
          <li key={stars}>
            <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <meter
              min={0}
              max={count}
              value={counts[stars]}
              aria-label={`${formatCount(counts[stars])} of ${formatCount(count)}`}
            />
            <span aria-hidden="true">{formatCount(counts[stars])}</span>
          </li>
        ))}
      </Bars>
    </Summary>
  )
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-line);
`

const Average = styled.div`
  display: grid;
  justify-items: center;
  strong {
    font-size: var(--text-2xl);
  }
`

const Bars = styled.ul`
  display: grid;
  flex: 1 1 240px;
  max-width: 360px;
  gap: var(--space-1);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) 3rem;
    align-items: center;
    gap: var(--space-2);
  }
  meter {
    width: 100%;
    height: 8px;
    border-radius: 4px;
    overflow: hidden;
    appearance: none;
    background: var(--color-line);
  }
  meter::-webkit-meter-bar {
    height: 8px;
    border: 0;
    background: none;
  }
  meter::-webkit-meter-optimum-value {
    background: var(--color-accent);
  }
  meter::-moz-meter-bar {
    background: var(--color-accent);
  }
`
