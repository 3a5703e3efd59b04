import { formatCount } from '@aisle/ui/count.rules'

/** What is said about a listing. Texts of the documents stand as they write them. */
export const listingMessages = {
  empty: 'No products found',
  emptyText: 'Try fewer filters, or look in another category.',
  clearFilters: 'Clear all filters',
  filters: 'Filters',
  sortAndFilter: 'Sort and filter',
  showProducts: 'Show products',
  sortBy: 'Sort by',
  perPage: 'Items per page',
  gridView: 'Grid view',
  listView: 'List view',
  products: 'Products',
  count: (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  removeFilter: (label: string) => `Remove filter ${label}`,
} as const
