import type { Review } from '@aisle/api/review'
import { Badge } from '@aisle/ui/badge'
import { formatCalendarDay } from '@aisle/ui/day.rules'
import { Cluster } from '@aisle/ui/page-layout'
import { Rating } from '@aisle/ui/rating'
import styled from 'styled-components'

/** A customer's review; text only, whatever it holds (T32). */
export function ReviewCard({ review }: { readonly review: Review }) {
  const { rating, title, text, authorName, createdAt, isVerifiedPurchase } = review
  return (
    <Card aria-label={`Review by ${authorName}`}>
      <Cluster>
        <Rating average={rating} />
        {title ? <strong>{title}</strong> : null}
      </Cluster>
      {text ? <p>{text}</p> : null}
      <Cluster>
        <Muted>
          {authorName}, <time dateTime={createdAt}>{formatCalendarDay(createdAt)}</time>
        </Muted>
        {isVerifiedPurchase ? <Badge tone="success">Verified purchase</Badge> : null}
      </Cluster>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-4);
  overflow-wrap: anywhere;
  > p {
    max-width: 75ch;
    white-space: pre-line;
  }
`

const Muted = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
