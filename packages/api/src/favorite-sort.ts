import * as z from 'zod/mini'

/** Orders of the favorites, with the documents' numbers (spec 1 §9). */
export const FavoriteSort = {
  Category: 0,
  MostFrequentlyPurchased: 1,
  RecentlyPurchased: 2,
  PriceHighToLow: 3,
  PriceLowToHigh: 4,
} as const
export const favoriteSortSchema = z.literal([0, 1, 2, 3, 4])
export type FavoriteSort = z.output<typeof favoriteSortSchema>
