import { ListingSort } from '@aisle/api/listing-sort'

type NamedSort = { readonly sort: ListingSort; readonly label: string }

/** The orders that every list of products can have, in the documents' words (spec 1 §9, spec 2 §9). */
export const listingSorts = [
  { sort: ListingSort.PriceLowToHigh, label: 'Price Low to High' },
  { sort: ListingSort.PriceHighToLow, label: 'Price High to Low' },
  { sort: ListingSort.BestSellers, label: 'Best Sellers' },
  { sort: ListingSort.CustomerReviews, label: 'Customer Reviews (Ratings)' },
] as const satisfies readonly NamedSort[]

/** Orders as the choices of a `Select`. */
export const sortOptions = (sorts: readonly NamedSort[] = listingSorts) =>
  sorts.map(({ sort, label }) => ({ value: String(sort), label }))
