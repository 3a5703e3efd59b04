import { trendingProducts } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel } from '@aisle/ui/carousel'
import { searchMessages } from './search.messages.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'

/** What is bought most in the store (spec 1 §9); nothing when it cannot be had. */
export function TrendingProducts() {
  const { data } = useCallIfReady(trendingProducts, { query: { Page: 1, PageSize: 5, ...useShoppingTerms() } })
  if (!data || data.items.length === 0) return null
  return (
    <Carousel title={searchMessages.trending}>
      {data.items.map((product) => (
        <CatalogueCard key={product.productID} product={product} />
      ))}
    </Carousel>
  )
}
