import type { FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'

/** Where the products of a listing come from. */
export type ListingSource =
  | { readonly kind: 'everything' }
  | { readonly kind: 'collection'; readonly collectionId: string }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'discount'; readonly discountId: string; readonly triggersOnly?: boolean }
  /** A query in PostgreSQL's tsquery notation, made by the search domain; `most` are looked at, the best by their words. */
  | { readonly kind: 'search'; readonly tsquery: string; readonly most?: number; readonly among?: SearchedStems }
  /** An article number or a barcode, as the search domain spells it. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'favorites'; readonly customerId: string }
  | { readonly kind: 'wishlist'; readonly wishlistId: string }

/** Stems of which everything that fits a search has one. */
export type SearchedStems = {
  readonly stems: readonly string[]
  /** Those that are words of the phrase, and do not only begin like them. */
  readonly whole: readonly string[]
  /** How many products have one, those with several counted for each. */
  readonly productCount: number
  /** Stems of other words of the phrase: what fits has one of each as well. */
  readonly others: readonly (readonly string[])[]
  /** Whether everything that has all these fits. */
  readonly isEnough: boolean
}

/** Which products a shopper can see, and at which price. */
export type Shelf = {
  readonly source: ListingSource
  readonly locationId: string | undefined
  readonly fulfillmentKind: FulfillmentKind | undefined
  readonly maySeeRestricted: boolean
  readonly now: Date
}

/** Values of one code are alternatives, codes add up. */
export type Filters = ReadonlyMap<string, readonly string[]>

const FILTER = /^([\w-]{1,40}):(.{1,100})$/u
const MAX_FILTERS = 50

/** `['brand:Oatly', 'brand:Alpro']` → brand: Oatly or Alpro. What is no filter is left out. */
export function readFilters(texts: readonly string[] = []): Filters {
  const filters = new Map<string, string[]>()
  for (const text of texts.slice(0, MAX_FILTERS)) {
    const [, code, value] = FILTER.exec(text) ?? []
    if (code && value) filters.set(code, [...(filters.get(code) ?? []), value])
  }
  return filters
}
