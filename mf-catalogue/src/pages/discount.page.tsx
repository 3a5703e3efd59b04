import { discountDetail } from '@aisle/api/discount'
import { useCall, usePathParams, useShoppingTerms } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { TagIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout } from '@aisle/ui/page-layout'
import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { discountsMessages } from '../features/discounts/discounts.messages.ts'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { DiscountTerms } from '../features/discounts/discount-terms.tsx'
import { discountInput } from '../features/discounts/discounts.calls.ts'
import { SubscribeButton } from '../features/discounts/subscribe-button.tsx'
import { TriggerProducts } from '../features/discounts/trigger-products.tsx'
import { ListingPage } from '../features/listing/listing-page.tsx'

export default function DiscountPage() {
  const { discountId = '' } = usePathParams()
  return (
    <QueryBoundary key={discountId} loading={<Placeholder />} missing={<Missing />}>
      <Deal discountId={discountId} />
    </QueryBoundary>
  )
}

function Deal({ discountId }: { readonly discountId: string }) {
  const discount = useCall(discountDetail, discountInput(discountId, useShoppingTerms()))
  return (
    <ListingPage
      source={{ kind: 'discount', discountId }}
      title={discount.discountName}
      description={discount.description}
      below={(product) => <SubscribeButton product={product} />}
    >
      <DiscountTerms discount={discount} />
      <TriggerProducts discount={discount} />
    </ListingPage>
  )
}

function Placeholder() {
  return (
    <PageLayout>
      <ProductGridSkeleton />
    </PageLayout>
  )
}

function Missing() {
  return (
    <PageLayout>
      <EmptyState
        headingLevel={1}
        icon={<TagIcon size={40} />}
        title={discountsMessages.missing}
        text={discountsMessages.missingText}
        actions={<LinkButton to="discounts">{discountsMessages.all}</LinkButton>}
      />
    </PageLayout>
  )
}
