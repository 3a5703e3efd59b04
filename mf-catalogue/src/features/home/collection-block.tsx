import type { PageComponentOf } from '@aisle/api/page-component'
import { productList } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel, CarouselSkeleton } from '@aisle/ui/carousel'
import { TextLink } from '@aisle/ui/text-link'
import { messages } from '../../catalogue.messages.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { useNearby } from './use-nearby.ts'

/** Products of a block (spec 1 §9). */
const BLOCK_SIZE = 15

/** A collection as a carousel. Loaded when it comes near the screen; gone when it has no products or fails. */
export function CollectionBlock({ component }: { readonly component: PageComponentOf<'collection'> }) {
  const { collection, collectionTitle } = component
  const title = collectionTitle || collection.name
  const [place, isNear] = useNearby()
  const { data, isError } = useCallIfReady(
    productList,
    {
      query: {
        Page: 1,
        PageSize: BLOCK_SIZE,
        productsBy: 'CL',
        collectionId: collection.id,
        global: true,
        ...useShoppingTerms(),
      },
    },
    { enabled: isNear },
  )
  if (isError || data?.items.length === 0) return null
  return (
    <div ref={place}>
      {data ? (
        <Carousel
          title={title}
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
