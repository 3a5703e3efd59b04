import { idSchema } from '@aisle/api/ids'
import { ListingSort } from '@aisle/api/listing-sort'
import { listingSorts } from '@aisle/ui/listing-sort.rules'
import * as z from 'zod/mini'

/** Products of a page (spec 2 §9). */
export const WISHLIST_PAGE_SIZE = 20

/**
 * Page, order and category from the address; what it does not know is the first page, Price Low to High (spec 2 §5) and
 * all categories (spec 2 §9).
 */
export function readWishlistState(query: URLSearchParams) {
  const page = Number(query.get('page'))
  const sortBy =
    listingSorts.find(({ sort }) => String(sort) === query.get('sortBy'))?.sort ?? ListingSort.PriceLowToHigh
  const category = z.safeParse(idSchema, query.get('category'))
  return { page: Number.isInteger(page) && page > 0 ? page : 1, sortBy, category: category.data }
}

export type WishlistState = ReturnType<typeof readWishlistState>

/** The address after a change; another order or category begins at page 1. An empty value is the default. */
export function writeWishlistState(query: URLSearchParams, name: 'sortBy' | 'category' | 'page', value: string) {
  const written = new URLSearchParams(query)
  if (name !== 'page') written.delete('page')
  if (value) written.set(name, value)
  else written.delete(name)
  return written
}
