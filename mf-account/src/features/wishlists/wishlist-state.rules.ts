import { ListingSort } from '@aisle/api/listing-sort'

/** Products of a page (spec 2 §9). */
export const WISHLIST_PAGE_SIZE = 20

const options = [
  { sort: ListingSort.PriceLowToHigh, label: 'Price Low to High' },
  { sort: ListingSort.PriceHighToLow, label: 'Price High to Low' },
  { sort: ListingSort.BestSellers, label: 'Best Sellers' },
  { sort: ListingSort.CustomerReviews, label: 'Customer Reviews (Ratings)' },
] as const

/** The orders of a wishlist (spec 2 §9). */
export const wishlistSortOptions = options.map(({ sort, label }) => ({ value: String(sort), label }))

/** Page and order from the address; what it does not know is the first page, Price Low to High (spec 2 §5). */
export function readWishlistState(query: URLSearchParams) {
  const page = Number(query.get('page'))
  const sortBy = options.find(({ sort }) => String(sort) === query.get('sortBy'))?.sort ?? ListingSort.PriceLowToHigh
  return { page: Number.isInteger(page) && page > 0 ? page : 1, sortBy }
}

export type WishlistState = ReturnType<typeof readWishlistState>
