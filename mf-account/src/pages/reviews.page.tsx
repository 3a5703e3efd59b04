import { reviewList } from '@aisle/api/review'
import { useCall, useQueryParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { StarIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { OwnReview } from '../features/reviews/own-review.tsx'
import { reviewMessages as texts } from '../features/reviews/reviews.messages.ts'

const PAGE_SIZE = 10

/** What a customer thinks of what they bought. */
export default function ReviewsPage() {
  const [query, setQuery] = useQueryParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { items, count } = useCall(reviewList, { query: { Page: page, PageSize: PAGE_SIZE } })
  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      {items.length === 0 ? (
        <EmptyState
          icon={<StarIcon size={40} />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          actions={<LinkButton to="orders">{texts.seeOrders}</LinkButton>}
        />
      ) : (
        <Stack as="ul" $gap={3}>
          {items.map((review) => (
            <OwnReview key={review.reviewID} review={review} />
          ))}
        </Stack>
      )}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={count}
        noun="reviews"
        onPage={(next) => setQuery({ page: String(next) })}
      />
    </PageLayout>
  )
}
