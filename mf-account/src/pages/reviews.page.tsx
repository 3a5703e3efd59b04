import { idSchema } from '@aisle/api/ids'
import { reviewList } from '@aisle/api/review'
import { useCall, useQueryParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { StarIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { useLastPage } from '@aisle/ui/use-last-page'
import * as z from 'zod/mini'
import { OwnReview } from '../features/reviews/own-review.tsx'
import { reviewMessages as texts } from '../features/reviews/reviews.messages.ts'
import { WriteReview } from '../features/reviews/write-review.tsx'

const PAGE_SIZE = 10

const orderIn = (query: URLSearchParams) => z.safeParse(idSchema, query.get('order')).data

/** What a customer thinks of what they bought; `?product=whole-milk&order=…` begins another one. */
export default function ReviewsPage() {
  const [query, setQuery] = useQueryParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const seoName = query.get('product')
  const { items, count } = useCall(reviewList, { query: { Page: page, PageSize: PAGE_SIZE } })
  const turn = (next: number, replace = false) => setQuery({ page: String(next) }, { replace })
  useLastPage({ page, pageSize: PAGE_SIZE, count, onPage: (last) => turn(last, true) })
  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      {seoName ? (
        <WriteReview
          key={seoName}
          seoName={seoName}
          orderID={orderIn(query)}
          onDone={() => setQuery({}, { replace: true })}
        />
      ) : count > 0 ? (
        <p>{texts.howTo}</p>
      ) : null}
      {count === 0 && !seoName ? (
        <EmptyState
          icon={<StarIcon size={40} />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          actions={<LinkButton to="orders">{texts.seeOrders}</LinkButton>}
        />
      ) : null}
      {items.length > 0 ? (
        <Stack as="ul" data-gap={3}>
          {items.map((review) => (
            <OwnReview key={review.reviewID} review={review} />
          ))}
        </Stack>
      ) : null}
      <Pagination page={page} pageSize={PAGE_SIZE} count={count} noun={texts.noun} onPage={turn} />
    </PageLayout>
  )
}
