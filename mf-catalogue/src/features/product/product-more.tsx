import type { ProductDetails } from '@aisle/api/product'
import { ProductFacts } from './product-facts.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { RelatedProducts } from './related-products.tsx'

/** What stands below a product: facts, reviews, what goes with it and what stands in for it. Loaded after the rest. */
export default function ProductMore({ product }: { readonly product: ProductDetails }) {
  return (
    <>
      <ProductFacts product={product} />
      <ProductReviews product={product} />
      <RelatedProducts kind="companions" seoName={product.seoName} />
      <RelatedProducts kind="substitutes" seoName={product.seoName} />
    </>
  )
}
