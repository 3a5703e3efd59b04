import { ListingSort } from '@aisle/api/listing-sort'

export const DEFAULT_PAGE_SIZE = 20
export const pageSizes = [20, 40, 60, 100] as const

/** What a listing shows; it lives in the address, so that it can be shared and gone back to. */
export type ListingState = {
  /** 1 is the first. */
  readonly page: number
  readonly pageSize: number
  readonly sortBy: ListingSort
  /** `filterCode:value` */
  readonly filters: readonly string[]
  readonly view: 'grid' | 'list'
}

/** Reads a listing from the page's query; what makes no sense counts as absent. */
export function readListing(query: URLSearchParams, sortBy: ListingSort): ListingState {
  const sort = numberOf(query.get('sortBy'))
  const pageSize = numberOf(query.get('pageSize'))
  const page = numberOf(query.get('page'))
  return {
    page: page !== undefined && Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
    sortBy: Object.values(ListingSort).find((known) => known === sort) ?? sortBy,
    filters: query.getAll('filter').filter((filter) => filter.includes(':')),
    view: query.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** The query after a change. Defaults are left out; any change but that of the page leads back to page 1. */
export function writeListing(
  query: URLSearchParams,
  change: Partial<ListingState>,
  sortBy: ListingSort,
): URLSearchParams {
  const next = {
    ...readListing(query, sortBy),
    ...('page' in change || 'view' in change ? {} : { page: 1 }),
    ...change,
  }
  const written = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault ? written.delete(name) : written.set(name, value)
  put('page', String(next.page), next.page === 1)
  put('pageSize', String(next.pageSize), next.pageSize === DEFAULT_PAGE_SIZE)
  put('sortBy', String(next.sortBy), next.sortBy === sortBy)
  put('view', next.view, next.view === 'grid')
  written.delete('filter')
  for (const filter of next.filters) written.append('filter', filter)
  return written
}

/** The filters after one was switched. One that stands alone in its group takes the place of others. */
export function toggleFilter(
  filters: readonly string[],
  {
    filterCode,
    value,
    isMultiple,
  }: { readonly filterCode: string; readonly value: string; readonly isMultiple: boolean },
): readonly string[] {
  const filter = `${filterCode}:${value}`
  if (filters.includes(filter)) return filters.filter((other) => other !== filter)
  const kept = isMultiple ? filters : filters.filter((other) => !other.startsWith(`${filterCode}:`))
  return [...kept, filter]
}

const numberOf = (text: string | null) => (text === null || text.trim() === '' ? undefined : Number(text))
