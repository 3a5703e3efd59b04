import styled from 'styled-components'
import { formatCount } from './count.rules.ts'
import { STAR } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RatingProps = {
  /** 0 to 5 */
  readonly average: number
  /** How many ratings there are. */
  readonly count?: number | undefined
  /** px */
  readonly size?: number
}

/** Stars out of five: one drawing of all of them, and over it as much of another as was given. */
export function Rating({ average, count, size = 16 }: RatingProps) {
  return (
    <Root>
      <VisuallyHidden>
        {`Rated ${average.toFixed(1)} out of 5`}
        {count === undefined ? '' : `, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`}
      </VisuallyHidden>
      <Stars aria-hidden="true" width={5 * size} height={size} viewBox="0 0 120 24">
        <path d={STARS} />
        <svg width={24 * Math.min(Math.max(average, 0), 5)}>
          <path d={STARS} />
        </svg>
      </Stars>
      {count === undefined ? null : <Count aria-hidden="true">({formatCount(count)})</Count>}
    </Root>
  )
}

/** Five in a row, 24 wide each. */
const STARS = `m12 3${`${STAR}m24 0`.repeat(5)}`

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text-s);
`

const Stars = styled.svg`
  flex: none;
  color: var(--color-line);
  fill: currentColor;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  svg {
    overflow: hidden;
    color: var(--color-warning);
  }
`

const Count = styled.span`
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`
