import type { ShoppingTerms } from '@aisle/api/location'

/** The calls about one product; the route declares the first of them in the same form. */
export const productInput = (seoName: string, terms: ShoppingTerms) => ({
  query: { ProductSeoName: seoName, ...terms },
})
