import { type ProductDetails, productDetails } from '@aisle/api/product'
import { ApiError, useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { ReviewForm } from './review-form.tsx'
import { reviewMessages as texts } from './reviews.messages.ts'
import { useWriteReview } from './reviews.queries.ts'

type WriteReviewProps = {
  readonly seoName: string
  /** The order that the review is written from. */
  readonly orderID: string | undefined
  readonly onDone: () => void
}

/** A new review of the product that the page's address names. */
export function WriteReview({ seoName, ...review }: WriteReviewProps) {
  const input = { query: { ProductSeoName: seoName, ...useShoppingTerms() } }
  const { data: product, error, refetch } = useCallIfReady(productDetails, input)
  if (product) return <NewReview product={product} {...review} />
  if (error instanceof ApiError && error.status === 404) return <Alert variant="warning">{texts.noProduct}</Alert>
  if (error) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {texts.productNotLoaded}
      </Alert>
    )
  }
  return (
    <Loading label={texts.loadingProduct}>
      <Skeleton height="420px" radius="l" />
    </Loading>
  )
}

type NewReviewProps = Omit<WriteReviewProps, 'seoName'> & { readonly product: ProductDetails }

function NewReview({ product, orderID, onDone }: NewReviewProps) {
  const saving = useWriteReview({ productID: product.productID, orderID })
  return (
    <PageSection title={texts.write(product.title)}>
      <Panel>
        <ReviewForm saving={saving} onDone={onDone} />
      </Panel>
    </PageSection>
  )
}
