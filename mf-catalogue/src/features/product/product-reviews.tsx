import type { ProductDetails } from '@aisle/api/product'
import { productReviews, reviewSummary } from '@aisle/api/review'
import { useCallIfReady, useLink } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { LinkButton } from '@aisle/ui/link-button'
import { PageSection } from '@aisle/ui/page-layout'
import { useState } from 'react'
import styled from 'styled-components'
import { useNearby } from '@aisle/ui/use-nearby'
import { InLine } from '../favorites/in-line.ts'
import { productMessages } from './product.messages.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewSummaryView } from './review-summary-view.tsx'

const PAGE_SIZE = 5

/** What customers think of a product. Its absence does not fail the page. */
export function ProductReviews({ product }: { readonly product: ProductDetails }) {
  const { productID } = product
  const asked = useCallIfReady(reviewSummary, { query: { productID } }, { enabled: !product.reviewSummary })
  const summary = product.reviewSummary ?? asked.data
  const canReview = useLink('reviews') !== null
  if (!summary) return null
  return (
    <PageSection
      title={productMessages.reviews}
      aside={
        canReview ? (
          <InLine>
            <LinkButton to="reviews" params={{ product: product.seoName }} variant="quiet" size="s">
              Write a review
            </LinkButton>
          </InLine>
        ) : null
      }
    >
      <ReviewSummaryView summary={summary} />
      {summary.count === 0 ? <p>{productMessages.noReviews}</p> : null}
      {summary.count > 0 ? <ReviewsList productID={productID} count={summary.count} /> : null}
    </PageSection>
  )
}

type ReviewsListProps = { readonly productID: string; readonly count: number }

function ReviewsList({ productID, count }: ReviewsListProps) {
  const [pages, setPages] = useState(1)
  const [place, isNear] = useNearby<HTMLUListElement>()
  return (
    <>
      <List ref={place}>
        {Array.from({ length: pages }, (_, index) => (
          <ReviewsPage key={index} productID={productID} page={index + 1} isNear={isNear} />
        ))}
      </List>
      {count > pages * PAGE_SIZE ? (
        <div>
          <Button onClick={() => setPages(pages + 1)}>{productMessages.moreReviews}</Button>
        </div>
      ) : null}
    </>
  )
}

type ReviewsPageProps = { readonly productID: string; readonly page: number; readonly isNear: boolean }

function ReviewsPage({ productID, page, isNear }: ReviewsPageProps) {
  const query = { Page: page, PageSize: PAGE_SIZE, productID }
  const { data } = useCallIfReady(productReviews, { query }, { enabled: isNear })
  return (data?.items ?? []).map((review) => (
    <li key={review.reviewID}>
      <ReviewCard review={review} />
    </li>
  ))
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`
