import * as z from 'zod/mini'

/** Orders of a product listing (spec 1 §9). The numbers are ours: the documents name the options only. */
export const ListingSort = {
  Featured: 0,
  PriceLowToHigh: 1,
  PriceHighToLow: 2,
  BestSellers: 3,
  CustomerReviews: 4,
} as const
export const listingSortSchema = z.literal([0, 1, 2, 3, 4])
export type ListingSort = z.output<typeof listingSortSchema>
