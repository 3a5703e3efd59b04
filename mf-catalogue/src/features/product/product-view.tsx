import { productDetails } from '@aisle/api/product'
import { useCall, usePageTitle, useShoppingTerms } from '@aisle/platform'
import { Breadcrumbs } from '@aisle/ui/breadcrumbs'
import { chooseVariant } from '@aisle/ui/product-variant.rules'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { contentTarget } from '../home/content-link.rules.ts'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { productInput } from './product.calls.ts'
import { useChosenVariant } from './use-chosen-variant.ts'

const ProductMore = lazy(() => import('./product-more.tsx'))

/** Everything about a product: images, price and buying, facts, reviews. */
export function ProductView({ seoName }: { readonly seoName: string }) {
  const product = useCall(productDetails, productInput(seoName, useShoppingTerms()))
  const { variant, chooseVariantById } = useChosenVariant(product.variants)
  const shown = chooseVariant(product, variant)
  usePageTitle(product.title)
  const way = (product.breadcrumbs ?? []).map((step) => ({
    label: step.title,
    target: contentTarget(step.linkType, step.seoName),
  }))
  return (
    <Article>
      <Breadcrumbs crumbs={[{ label: messages.home, target: { to: 'home' } }, ...way, { label: product.title }]} />
      <Main>
        <ProductGallery key={shown.productID} product={shown} />
        <BuyBox product={shown} variant={variant} onVariant={chooseVariantById} headingLevel={1} />
      </Main>
      <Suspense>
        <ProductMore product={product} />
      </Suspense>
    </Article>
  )
}

const Article = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 420px);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 460px;
    gap: var(--space-7);
  }
`
