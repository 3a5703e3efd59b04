import { trendingCategories } from '@aisle/api/category'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { footerDetails, paymentLogos } from '@aisle/api/footer'
import { passwordPolicy } from '@aisle/api/identity-account'
import { trendingProducts } from '@aisle/api/product-listing'

/** Calls whose answers outlive the page: the same for every guest of a store (spec 1 §9). */
export const persistedCalls: readonly AnyEndpoint[] = [
  footerDetails,
  passwordPolicy,
  paymentLogos,
  trendingCategories,
  trendingProducts,
]

/** The call that a cache key belongs to. */
export const persistedCallOf = ([method, path]: readonly unknown[]): AnyEndpoint | undefined =>
  persistedCalls.find((call) => call.method === method && call.path === path)
