import { usePathParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { SearchIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout } from '@aisle/ui/page-layout'
import { messages } from '../catalogue.messages.ts'
import { productMessages } from '../features/product/product.messages.ts'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { ProductSkeleton } from '../features/product/product-skeleton.tsx'
import { ProductView } from '../features/product/product-view.tsx'

export default function ProductPage() {
  const { seoName = '' } = usePathParams()
  return (
    <PageLayout>
      <QueryBoundary key={seoName} loading={<ProductSkeleton />} missing={<Missing />}>
        <ProductView seoName={seoName} />
      </QueryBoundary>
    </PageLayout>
  )
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchIcon size={40} />}
      title={productMessages.missing}
      text={productMessages.missingText}
      actions={<LinkButton to="home">{messages.home}</LinkButton>}
    />
  )
}
