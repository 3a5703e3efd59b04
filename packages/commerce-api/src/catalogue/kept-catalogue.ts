import type { Category } from '@aisle/api/category'
import type { ProductCard } from '@aisle/api/product-card'
import type { ProductDetails } from '@aisle/api/product'
import type { Transaction } from '../database/database.ts'
import { withFavorites } from './cards.service.ts'
import { listCategories, listTrendingCategories } from './categories.service.ts'
import { type CategoryCounts, countByCategory } from './categories.store.ts'
import * as details from './details.service.ts'
import { type Asking, createKeptAnswers } from './kept-answers.ts'
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
  const countsOf = (asking: Asking, tx: Transaction, terms: Terms) => {
    const scope = { locationId: terms.locationId, maySeeRestricted: seesRestricted(terms) }
    return counts({ ...asking, transaction: (work) => work(tx) }, scope, () => countByCategory(tx, scope))
  }

  return {
    async listing(asking: Asking, terms: Terms, query: Query & Parameters<typeof listProducts>[2]) {
      const listing = await listings(asking, keyOf(terms, query), (tx) => listProducts(tx, impersonal(terms), query))
      return await favored(asking, listing)
    },

    async trendingProducts(
      asking: Asking,
      terms: Terms,
      query: Query,
      read: (tx: Transaction, terms: Terms) => ReturnType<typeof cardsPage>,
    ) {
      const page = await pages(asking, keyOf(terms, query), (tx) => read(tx, impersonal(terms)))
      return await favored(asking, page)
    },

    facets: (asking: Asking, terms: Terms, query: Query & Parameters<typeof listingFacets>[2]) =>
      facets(asking, keyOf(terms, query), (tx) => listingFacets(tx, impersonal(terms), query)),

    categories: (asking: Asking, terms: Terms, query: Query & Parameters<typeof listCategories>[2]) =>
      trees(asking, keyOf(terms, query), async (tx) => listCategories(tx, await countsOf(asking, tx, terms), query)),

    trendingCategories: (asking: Asking, terms: Terms, query: Query) =>
      trending(asking, keyOf(terms, query), async (tx) =>
        listTrendingCategories(tx, await countsOf(asking, tx, terms)),
      ),

    async product(asking: Asking, terms: Terms, query: Query & { readonly ProductSeoName: string }) {
      const product = await products(asking, keyOf(terms, query), (tx) =>
        details.productDetails(tx, impersonal(terms), query.ProductSeoName),
      )
      const { shopper, transaction } = asking
      if (!shopper.customerId) return product
      const [own = product, linkedProducts] = await transaction(async (tx) => {
        const [card] = await withFavorites(tx, shopper, [product])
        return [card, await withFavorites(tx, shopper, product.linkedProducts ?? [])] as const
      })
      return { ...own, linkedProducts }
    },
  }
}

/** A page with the shopper's own favorites; that of guests is the one that is kept. */
async function favored<Cards extends { readonly items: ProductCard[] }>(
  { shopper, transaction }: Asking,
  page: Cards,
): Promise<Cards> {
  if (!shopper.customerId) return page
  return { ...page, items: await transaction((tx) => withFavorites(tx, shopper, page.items)) }
}
