import type { ShoppingTerms } from '@aisle/api/location'

/** Discounts of a page (spec 2 §9). */
const DISCOUNT_PAGE_SIZE = 10

/** The calls for deals; the routes declare them in the same form. */
export const discountsInput = (page: number, terms: ShoppingTerms) => ({
  query: { ...terms, page, pageSize: DISCOUNT_PAGE_SIZE },
})
export const discountInput = (discountId: string, terms: ShoppingTerms) => ({
  params: { id: discountId },
  query: terms,
})

/** As many as the deal tells of its own products, so that both can be compared. */
const TRIGGER_PAGE_SIZE = 12

export const triggerProductsInput = (discountId: string, terms: ShoppingTerms) => ({
  params: { id: discountId },
  query: { ...terms, page: 1, pageSize: TRIGGER_PAGE_SIZE },
})
