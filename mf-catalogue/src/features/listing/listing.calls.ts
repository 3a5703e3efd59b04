import { ListingSort } from '@aisle/api/listing-sort'
import type { ShoppingTerms } from '@aisle/api/location'
import {
  allFromQuery,
  type CallTemplate,
  fromPath,
  fromQuery,
  shoppingTerms,
  type TemplateValue,
} from '@aisle/contract'
import { DEFAULT_PAGE_SIZE, type ListingState } from './listing-state.rules.ts'

/** Where the products of a listing come from. */
export type ListingSource =
  | { readonly kind: 'collection'; readonly seoName: string }
  | { readonly kind: 'category'; readonly seoName: string }
  | { readonly kind: 'search'; readonly q: string }
  | { readonly kind: 'discount'; readonly discountId: string }

/** How a listing is sorted until somebody chooses (decision 6). */
export const defaultSort = (kind: ListingSource['kind']): ListingSort =>
  kind === 'category' ? ListingSort.Featured : ListingSort.PriceLowToHigh

function sourceQuery(source: ListingSource) {
  switch (source.kind) {
    case 'collection':
      return { productsBy: 'CL', CollectionSeoName: source.seoName } as const
    case 'category':
      return { productsBy: 'CT', CategorySeoName: source.seoName } as const
    case 'search':
      return { productsBy: 'SR', q: source.q } as const
    case 'discount':
      return { productsBy: 'DS', discountID: source.discountId } as const
  }
}

/** The call for a page of the listing's products. */
export const productsInput = (
  source: ListingSource,
  { page, pageSize, sortBy, filters }: ListingState,
  terms: ShoppingTerms,
) => ({
  query: {
    ...sourceQuery(source),
    Page: page,
    PageSize: pageSize,
    sortBy,
    ...(filters.length > 0 ? { filters: [...filters] } : {}),
    ...terms,
  },
})

/** The call for the listing's filters, with counts that follow those that are chosen. */
export const filtersInput = (
  source: ListingSource,
  { filters }: Pick<ListingState, 'filters'>,
  terms: ShoppingTerms,
) => ({
  query: { ...sourceQuery(source), ...(filters.length > 0 ? { filters: [...filters] } : {}), ...terms },
})

const templates = (kind: ListingSource['kind'], source: Readonly<Record<string, TemplateValue>>): CallTemplate[] => [
  {
    call: 'productList',
    query: {
      ...source,
      Page: fromQuery('page', 1),
      PageSize: fromQuery('pageSize', DEFAULT_PAGE_SIZE),
      sortBy: fromQuery('sortBy', defaultSort(kind)),
      filters: allFromQuery('filter'),
      ...shoppingTerms,
    },
  },
  { call: 'categoryFilters', query: { ...source, filters: allFromQuery('filter'), ...shoppingTerms } },
]

/** The same calls as the routes declare them; their answers come with the page. */
export const listingTemplates = {
  collection: templates('collection', { productsBy: 'CL', CollectionSeoName: fromPath('seoName') }),
  category: templates('category', { productsBy: 'CT', CategorySeoName: fromPath('seoName') }),
  search: templates('search', { productsBy: 'SR', q: fromQuery('q') }),
  discount: templates('discount', { productsBy: 'DS', discountID: fromPath('discountId') }),
}
