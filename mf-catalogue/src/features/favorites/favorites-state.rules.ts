import { FavoriteSort, favoriteSortSchema } from '@aisle/api/favorite-sort'
import * as z from 'zod/mini'

/** Favorites of a page (spec 1 §9). */
export const FAVORITE_PAGE_SIZE = 20

/** Orders of the favorites (spec 1 §9); Category is the default. */
export const favoriteSortOptions = [
  { value: String(FavoriteSort.Category), label: 'Category' },
  { value: String(FavoriteSort.MostFrequentlyPurchased), label: 'Most Frequently Purchased' },
  { value: String(FavoriteSort.RecentlyPurchased), label: 'Recently Purchased' },
  { value: String(FavoriteSort.PriceHighToLow), label: 'Price High to Low' },
  { value: String(FavoriteSort.PriceLowToHigh), label: 'Price Low to High' },
]

/** Reads the favorites from the page's query; what makes no sense counts as absent. */
export function readFavorites(query: URLSearchParams) {
  const sort = z.safeParse(favoriteSortSchema, Number(query.get('sortBy') ?? 0))
  const page = Number(query.get('page') ?? 1)
  return {
    sortBy: sort.success ? sort.data : FavoriteSort.Category,
    category: query.get('category') || undefined,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query after a change; another order or category begins at page 1. */
export function writeFavorites(query: URLSearchParams, name: 'sortBy' | 'category' | 'page', value: string) {
  const written = new URLSearchParams(query)
  if (name !== 'page') written.delete('page')
  if (value) written.set(name, value)
  else written.delete(name)
  return written
}
