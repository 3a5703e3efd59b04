import type { PageComponentOf } from '@aisle/api/page-component'
import { productList } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel, CarouselSkeleton } from '@aisle/ui/carousel'
import { hasVariantChoice } from '@aisle/ui/product-variant.rules'
import { TextLink } from '@aisle/ui/text-link'
import { messages } from '../../catalogue.messages.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { blockInput } from './home.calls.ts'
import { useNearby } from '@aisle/ui/use-nearby'

/**
 * A collection as a carousel. The first one comes with the page, others are loaded when they come near the screen; gone
 * when it has no products or fails.
 */
export function CollectionBlock({ component }: { readonly component: PageComponentOf<'collection'> }) {
  const { collection, collectionTitle } = component
  const title = collectionTitle || collection.name
  const [place, isNear] = useNearby()
  const input = blockInput(collection.id, useShoppingTerms())
  const { data, isError } = useCallIfReady(productList, input, { enabled: isNear })
  if (isError || data?.items.length === 0) return null
  return (
    <div ref={place}>
      {data ? (
        <Carousel
          title={title}
          isTall={(index) => hasVariantChoice(data.items[index] ?? {})}
          aside={
            <TextLink
              to="collection"
              params={{ seoName: collection.seoName }}
              aria-label={`${messages.seeAll}, ${title}`}
            >
              {messages.seeAll}
            </TextLink>
          }
        >
          {data.items.map((product) => (
            <CatalogueCard key={product.productID} product={product} />
          ))}
        </Carousel>
      ) : (
        <CarouselSkeleton title={title} />
      )}
    </div>
  )
}
