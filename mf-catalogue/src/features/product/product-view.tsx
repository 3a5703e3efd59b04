import type { ProductDetails } from '@aisle/api/product'
import { usePageTitle } from '@aisle/platform'
import { Breadcrumbs } from '@aisle/ui/breadcrumbs'
import { chooseVariant } from '@aisle/ui/product-variant.rules'
import { Suspense } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { contentTarget } from '../home/content-link.rules.ts'
import { BehindPaint } from './behind-paint.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductMore } from './late-parts.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useChosenVariant } from './use-chosen-variant.ts'
import { useHasCard, useProduct, useProductOfCard } from './use-product.ts'

/** Everything about a product: images, price and buying, facts, reviews. What its card knew is there at once. */
export function ProductView({ seoName }: { readonly seoName: string }) {
  return useHasCard(seoName) ? <OfCard seoName={seoName} /> : <OfCall seoName={seoName} />
}

function OfCall({ seoName }: { readonly seoName: string }) {
  return <ProductArticle product={useProduct(seoName)} isConfirmed />
}

function OfCard({ seoName }: { readonly seoName: string }) {
  const { product, isConfirmed } = useProductOfCard(seoName)
  return product ? <ProductArticle product={product} isConfirmed={isConfirmed} /> : <ProductSkeleton />
}

type ProductArticleProps = { readonly product: ProductDetails; readonly isConfirmed: boolean }

function ProductArticle({ product, isConfirmed }: ProductArticleProps) {
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
      <Main aria-busy={!isConfirmed || undefined}>
        <ProductGallery key={shown.productID} product={shown} />
        <BuyBox
          product={product}
          shown={shown}
          variant={variant}
          onVariant={chooseVariantById}
          headingLevel={1}
          isConfirmed={isConfirmed}
        />
      </Main>
      {isConfirmed ? (
        <BehindPaint>
          <Suspense>
            <ProductMore product={product} shown={shown} />
          </Suspense>
        </BehindPaint>
      ) : null}
    </Article>
  )
}

/** As high as the screen from the start: what is loaded after the rest moves nothing that is seen. */
const Article = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-height: 100dvh;
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
