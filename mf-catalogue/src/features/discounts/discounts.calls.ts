import type { ShoppingTerms } from '@aisle/api/location'

/** Discounts of a page (spec 2 §9). */
export const DISCOUNT_PAGE_SIZE = 10

/** The calls for deals; the routes declare them in the same form. */
export const discountsInput = (page: number, terms: ShoppingTerms) => ({
  query: { ...terms, page, pageSize: DISCOUNT_PAGE_SIZE },
})
export const discountInput = (discountId: string, terms: ShoppingTerms) => ({
  params: { id: discountId },
  query: terms,
})
