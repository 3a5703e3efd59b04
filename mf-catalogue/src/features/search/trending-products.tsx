import { trendingProducts } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel } from '@aisle/ui/carousel'
import { useNearby } from '@aisle/ui/use-nearby'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { searchMessages } from './search.messages.ts'

type TrendingProductsProps = {
  readonly title?: string
  /** The product that is on the page already. */
  readonly except?: string
}

/** The first of what is bought most (spec 1 §9). */
export const trendingQuery = { Page: 1, PageSize: 5 } as const

/** What is bought most in the store ; nothing when it cannot be had. */
export function TrendingProducts({ title = searchMessages.trending, except }: TrendingProductsProps) {
  const [place, isNear] = useNearby()
  const query = { ...trendingQuery, ...useShoppingTerms() }
  const { data } = useCallIfReady(trendingProducts, { query }, { enabled: isNear })
  // An answer that was kept is there at once, and was not when the server rendered this.
  const products = isNear ? (data?.items ?? []).filter(({ productID }) => productID !== except) : []
  if (products.length === 0) return <div ref={place} />
  return (
    <Carousel title={title}>
      {products.map((product) => (
        <CatalogueCard key={product.productID} product={product} />
      ))}
    </Carousel>
  )
}
