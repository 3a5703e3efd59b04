import type { ProductDetails } from '@aisle/api/product'
import { TrendingProducts } from '../search/trending-products.tsx'
import { ProductFacts } from './product-facts.tsx'
import { productMessages } from './product.messages.ts'
import { ProductReviews } from './product-reviews.tsx'
import { RelatedProducts } from './related-products.tsx'

type ProductMoreProps = {
  readonly product: ProductDetails
  /** The product as the chosen variant. */
  readonly shown: ProductDetails
}

/** What stands below a product: facts, reviews, what goes with it, what stands in for it and what others buy. */
export function ProductMore({ product, shown }: ProductMoreProps) {
  return (
    <>
      <ProductFacts product={product} shown={shown} />
      <ProductReviews product={product} />
      <RelatedProducts kind="companions" seoName={product.seoName} />
      <RelatedProducts kind="substitutes" seoName={product.seoName} />
      <TrendingProducts title={productMessages.trending} except={product.productID} />
    </>
  )
}
