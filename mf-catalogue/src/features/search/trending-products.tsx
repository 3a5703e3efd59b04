import { trendingProducts } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel } from '@aisle/ui/carousel'
import { useNearby } from '../home/use-nearby.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { searchMessages } from './search.messages.ts'

/** What is bought most in the store (spec 1 §9); nothing when it cannot be had. */
export function TrendingProducts() {
  const [place, isNear] = useNearby()
  const query = { Page: 1, PageSize: 5, ...useShoppingTerms() }
  const { data } = useCallIfReady(trendingProducts, { query }, { enabled: isNear })
  // An answer that was kept is there at once, and was not when the server rendered this.
  if (!isNear || !data || data.items.length === 0) return <div ref={place} />
  return (
    <Carousel title={searchMessages.trending}>
      {data.items.map((product) => (
        <CatalogueCard key={product.productID} product={product} />
      ))}
    </Carousel>
  )
}
