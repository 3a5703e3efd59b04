import { callKey } from '@aisle/api/endpoint'
import type { ShoppingTerms } from '@aisle/api/location'
import { productCompanions, productDetails, productSubstitutes } from '@aisle/api/product'
import type { ProductCard } from '@aisle/api/product-card'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import type { QueryClient } from '@tanstack/react-query'
import { productInput } from './product.calls.ts'

/** Calls that answer with cards. */
const listings = [productList, trendingProducts, productCompanions, productSubstitutes]

type Listing = { readonly items: readonly ProductCard[] }

/** What the newest card of a product says, in the same store; nothing where there is none. */
export function knownCard(queryClient: QueryClient, seoName: string, terms: ShoppingTerms): ProductCard | undefined {
  const known = queryClient
    .getQueriesData<Listing>({
      predicate: ({ queryKey: [method, path, query] }) =>
        listings.some((call) => call.method === method && call.path === path) && isOfStore(query, terms),
    })
    .flatMap(([queryKey, listing]) => {
      const card = listing?.items.find((item) => item.seoName === seoName && !item.isDummyProd)
      return card ? [{ card, at: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }] : []
    })
  return known.toSorted((a, b) => b.at - a.at)[0]?.card
}

/** Whether the store has told of the product itself. */
export const isProductKnown = (queryClient: QueryClient, seoName: string, terms: ShoppingTerms): boolean =>
  queryClient.getQueryData(callKey(productDetails, productInput(seoName, terms))) !== undefined

const isOfStore = (query: unknown, { locationID, fulfillmentCodeName, zipCode }: ShoppingTerms): boolean =>
  typeof query === 'object' &&
  query !== null &&
  Reflect.get(query, 'locationID') === locationID &&
  Reflect.get(query, 'fulfillmentCodeName') === fulfillmentCodeName &&
  Reflect.get(query, 'zipCode') === zipCode
