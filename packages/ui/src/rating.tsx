import styled from 'styled-components'
import { StarFilledIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RatingProps = {
  /** 0 to 5 */
  readonly average: number
  /** How many ratings there are. */
  readonly count?: number | undefined
  /** px */
  readonly size?: number
}

/** Stars out of five. */
export function Rating({ average, count, size = 16 }: RatingProps) {
  const stars = Array.from({ length: 5 }, (_, index) => <StarFilledIcon key={index} size={size} />)
  return (
    <Root>
      <VisuallyHidden>
        {`Rated ${average.toFixed(1)} out of 5`}
        {count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}
      </VisuallyHidden>
      <Stars aria-hidden="true">
        {stars}
        <Filled $percent={Math.round(Math.min(Math.max(average / 5, 0), 1) * 100)}>{stars}</Filled>
      </Stars>
      {count === undefined ? null : <Count aria-hidden="true">({count})</Count>}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text-s);
`

const Stars = styled.span`
  position: relative;
  display: inline-flex;
  color: var(--color-line);
  svg {
    flex: none;
  }
`

const Filled = styled.span<{ readonly $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  overflow: hidden;
  color: var(--color-warning);
`

const Count = styled.span`
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`
