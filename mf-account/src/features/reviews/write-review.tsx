import { type ProductDetails, productDetails } from '@aisle/api/product'
import { ApiError, useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { ReviewForm } from './review-form.tsx'
import { reviewMessages as texts } from './reviews.messages.ts'
import { useWriteReview } from './reviews.queries.ts'

type WriteReviewProps = { readonly seoName: string; readonly onDone: () => void }

/** A new review of the product that the page's address names. */
export function WriteReview({ seoName, onDone }: WriteReviewProps) {
  const input = { query: { ProductSeoName: seoName, ...useShoppingTerms() } }
  const { data: product, error, refetch } = useCallIfReady(productDetails, input)
  if (product) return <NewReview product={product} onDone={onDone} />
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

function NewReview({ product, onDone }: { readonly product: ProductDetails; readonly onDone: () => void }) {
  const saving = useWriteReview(product.productID)
  return (
    <PageSection title={texts.write(product.title)}>
      <Panel>
        <ReviewForm saving={saving} onDone={onDone} />
      </Panel>
    </PageSection>
  )
}
