import type { Category } from '@aisle/api/category'
import type { ProductDetails } from '@aisle/api/product'
import type { Transaction } from '../database/database.ts'
import { withFavorites } from './cards.service.ts'
import { listCategories, listTrendingCategories } from './categories.service.ts'
import { type CategoryCounts, countByCategory } from './categories.store.ts'
import * as details from './details.service.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { type cardsPage, listingFacets, listProducts } from './listing.service.ts'
import type { Facet } from './listing.store.ts'
import { impersonal, seesRestricted, type Terms } from './terms.ts'

type Listing = Awaited<ReturnType<typeof listProducts>>
type Page = Awaited<ReturnType<typeof cardsPage>>
type Query = Readonly<Record<string, unknown>>

/**
 * What a catalogue answers to everybody alike, kept until it changes, and the shopper's favorites put in. Of the query
 * everything counts but the zip code, on which no price and no listing depends.
 */
export function createKeptCatalogue(now: () => Date) {
  const listings = createKeptAnswers<Listing>(now)
  const pages = createKeptAnswers<Page>(now)
  const facets = createKeptAnswers<readonly Facet[]>(now)
  const counts = createKeptAnswers<CategoryCounts>(now)
  const trees = createKeptAnswers<Category[]>(now)
  const trending = createKeptAnswers<Category[]>(now)
  const products = createKeptAnswers<ProductDetails>(now)

  const keyOf = ({ shopper: { maySeeRestricted, isAgeVerified } }: Terms, query: Query) => ({
    maySeeRestricted,
    isAgeVerified,
    ...query,
    zipCode: undefined,
  })

  /** One count of the whole catalogue is for the pages of all its categories. */
  const countsOf = (tx: Transaction, terms: Terms) => {
    const scope = { locationId: terms.locationId, maySeeRestricted: seesRestricted(terms) }
    return counts(tx, scope, () => countByCategory(tx, scope))
  }

  return {
    async listing(tx: Transaction, terms: Terms, query: Query & Parameters<typeof listProducts>[2]) {
      const listing = await listings(tx, keyOf(terms, query), () => listProducts(tx, impersonal(terms), query))
      return { ...listing, items: await withFavorites(tx, terms.shopper, listing.items) }
    },

    async trendingProducts(
      tx: Transaction,
      terms: Terms,
      query: Query,
      read: (terms: Terms) => ReturnType<typeof cardsPage>,
    ) {
      const page = await pages(tx, keyOf(terms, query), () => read(impersonal(terms)))
      return { ...page, items: await withFavorites(tx, terms.shopper, page.items) }
    },

    facets: (tx: Transaction, terms: Terms, query: Query & Parameters<typeof listingFacets>[2]) =>
      facets(tx, keyOf(terms, query), () => listingFacets(tx, impersonal(terms), query)),

    categories: (tx: Transaction, terms: Terms, query: Query & Parameters<typeof listCategories>[2]) =>
      trees(tx, keyOf(terms, query), async () => listCategories(tx, await countsOf(tx, terms), query)),

    trendingCategories: (tx: Transaction, terms: Terms, query: Query) =>
      trending(tx, keyOf(terms, query), async () => listTrendingCategories(tx, await countsOf(tx, terms))),

    async product(tx: Transaction, terms: Terms, query: Query & { readonly ProductSeoName: string }) {
      const product = await products(tx, keyOf(terms, query), () =>
        details.productDetails(tx, impersonal(terms), query.ProductSeoName),
      )
      const { customerId } = terms.shopper
      if (!customerId) return product
      const [card] = await withFavorites(tx, terms.shopper, [product])
      const linked = await withFavorites(tx, terms.shopper, product.linkedProducts ?? [])
      const favored = new Map(linked.map(({ productID, isFavorite }) => [productID, isFavorite]))
      return {
        ...product,
        isFavorite: card?.isFavorite,
        linkedProducts: product.linkedProducts?.map((one) => ({ ...one, isFavorite: favored.get(one.productID) })),
      }
    },
  }
}
