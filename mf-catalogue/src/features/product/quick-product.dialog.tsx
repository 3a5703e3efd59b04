import type { DialogComponentProps } from '@aisle/contract'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { EmptyState } from '@aisle/ui/empty-state'
import { LinkButton } from '@aisle/ui/link-button'
import { chooseVariant } from '@aisle/ui/product-variant.rules'
import styled from 'styled-components'
import { productMessages } from './product.messages.ts'
import { QueryBoundary } from '../boundary/query-boundary.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useChosenVariant } from './use-chosen-variant.ts'
import { useProduct } from './use-product.ts'

/** A product without leaving the list. */
export default function QuickProductDialog({ seoName, close }: DialogComponentProps<'quick-product'>) {
  return (
    <DialogBody>
      <QueryBoundary
        loading={<ProductSkeleton />}
        missing={<EmptyState title={productMessages.missing} text={productMessages.missingText} />}
      >
        <QuickProduct seoName={seoName} />
      </QueryBoundary>
      <DialogActions>
        <LinkButton to="product" params={{ seoName }} variant="secondary" onClick={() => close()}>
          {productMessages.wholePage}
        </LinkButton>
      </DialogActions>
    </DialogBody>
  )
}

function QuickProduct({ seoName }: { readonly seoName: string }) {
  const product = useProduct(seoName)
  const { variant, chooseVariantById } = useChosenVariant(product.variants)
  const shown = chooseVariant(product, variant)
  return (
    <Columns>
      <ProductGallery key={shown.productID} product={shown} />
      <BuyBox product={product} shown={shown} variant={variant} onVariant={chooseVariantById} headingLevel={3} />
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
