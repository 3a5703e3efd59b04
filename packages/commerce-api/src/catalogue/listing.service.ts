import { ListingSort } from '@aisle/api/listing-sort'
import type { ProductsBy } from '@aisle/api/product-listing'
import type { Breadcrumb } from '@aisle/api/breadcrumb'
import type { Transaction } from '../database/database.ts'
import { findListedDiscount } from '../discount/discounts.store.ts'
import { findSource } from '../search/words.service.ts'
import { cardsOf } from './cards.service.ts'
import { categoryNotFound, collectionNotFound, listingUnknown } from './catalogue.errors.ts'
import { readCategories } from './categories.store.ts'
import { breadcrumbsOf } from './category-tree.rules.ts'
import { findCollection } from './collections.store.ts'
import type { ListingOrder } from './listing-page.sql.ts'
import { listIds, readFacets } from './listing.store.ts'
import { type Filters, type ListingSource, readFilters } from './shelf.ts'
import { seesRestricted, shelfOf, type Terms } from './terms.ts'

export type ListingQuery = {
  readonly productsBy?: ProductsBy
  readonly collectionId?: string
  readonly CollectionSeoName?: string
  readonly categoryID?: string
  readonly CategorySeoName?: string
  readonly discountID?: string
  readonly q?: string
}

type PageQuery = { readonly Page?: number; readonly PageSize?: number }
type Head = { readonly title?: string; readonly description?: string | null; readonly imageURL?: string | null }
type Listing = { readonly source: ListingSource; readonly head: Head & { readonly breadcrumbs?: Breadcrumb[] } }

const PAGE_SIZE = 20

/** A page of the products that the query names, with what the listing's head shows. */
export async function listProducts(
  tx: Transaction,
  terms: Terms,
  query: ListingQuery & PageQuery & { readonly sortBy?: ListingSort; readonly filters?: readonly string[] },
) {
  const listing = await findListing(tx, terms, query)
  if (!listing) return emptyListing(query.q)
  const page = await cardsPage(
    tx,
    terms,
    listing.source,
    query,
    query.sortBy ?? ListingSort.Featured,
    readFilters(query.filters),
  )
  return { ...page, ...listing.head }
}

const emptyListing = (title: string | undefined) => ({ items: [], count: 0, hasNext: false, title })

/** One page of cards from a source. */
export async function cardsPage(
  tx: Transaction,
  terms: Terms,
  source: ListingSource,
  { Page = 1, PageSize = PAGE_SIZE }: PageQuery,
  order: ListingOrder,
  filters?: Filters,
) {
  const { count, ids } = await listIds(tx, shelfOf(terms, source), { page: Page, pageSize: PageSize }, order, filters)
  return { items: await cardsOf(tx, ids, terms), count, hasNext: Page * PageSize < count }
}

/** What the products of a listing can be filtered by, beside the filters that are chosen. */
export async function listingFacets(
  tx: Transaction,
  terms: Terms,
  query: ListingQuery & { readonly filters?: readonly string[] },
) {
  const listing = await findListing(tx, terms, query)
  return listing ? await readFacets(tx, shelfOf(terms, listing.source), readFilters(query.filters)) : []
}

/** `undefined` for words that no product has. */
async function findListing(tx: Transaction, terms: Terms, query: ListingQuery): Promise<Listing | undefined> {
  switch (query.productsBy ?? inferredFrom(query)) {
    case 'CL':
      return await collectionListing(tx, query)
    case 'CT':
      return await categoryListing(tx, query)
    case 'DS':
      return await discountListing(tx, terms, query.discountID)
    case 'SR': {
      const source = await findSource(tx, query.q ?? '')
      return source && { source, head: { title: query.q } }
    }
    case undefined:
      throw listingUnknown()
  }
}

function inferredFrom(query: ListingQuery): ProductsBy | undefined {
  if (query.collectionId ?? query.CollectionSeoName) return 'CL'
  if (query.categoryID ?? query.CategorySeoName) return 'CT'
  if (query.discountID) return 'DS'
  return query.q === undefined ? undefined : 'SR'
}

async function collectionListing(tx: Transaction, query: ListingQuery): Promise<Listing> {
  const collection = await findCollection(tx, { collectionId: query.collectionId, seoName: query.CollectionSeoName })
  if (!collection) throw collectionNotFound()
  return {
    source: { kind: 'collection', collectionId: collection.collectionId },
    head: { title: collection.name, description: collection.description, imageURL: collection.imageUrl },
  }
}

async function categoryListing(tx: Transaction, query: ListingQuery): Promise<Listing> {
  const all = await readCategories(tx)
  const category = all.find((one) =>
    query.categoryID ? one.categoryId === query.categoryID : one.seoName === query.CategorySeoName,
  )
  if (!category) throw categoryNotFound()
  return {
    source: { kind: 'category', categoryId: category.categoryId },
    head: {
      title: category.name,
      description: category.description,
      imageURL: category.imageUrl,
      breadcrumbs: breadcrumbsOf(all, category.categoryId),
    },
  }
}

async function discountListing(tx: Transaction, terms: Terms, discountId: string | undefined): Promise<Listing> {
  if (!discountId) throw listingUnknown()
  const discount = await findListedDiscount(tx, discountId, seesRestricted(terms))
  return {
    source: { kind: 'discount', discountId },
    head: { title: discount?.name, description: discount?.description },
  }
}
