import type { Category } from '@aisle/api/category'

/** Products that one call of the API gives. */
export const PRODUCTS_PER_CALL = 100
/** What a page of the sitemap may hold; search engines take 50,000, but a page is to be made within a second or two. */
const PRODUCTS_PER_PAGE = 1000
const CALLS_PER_PAGE = 40

/** A call for products of a category. */
export type ShelfCall = { readonly seoName: string; readonly page: number }

/** The calls behind each page of a sitemap. Top categories hold whatever is in the categories below them. */
export function shelfPages(categories: readonly Category[]): readonly (readonly ShelfCall[])[] {
  const pages: ShelfCall[][] = [[]]
  let held = 0
  for (const { seoName, productCount = 0 } of categories) {
    for (let first = 0; first < productCount; first += PRODUCTS_PER_CALL) {
      const count = Math.min(PRODUCTS_PER_CALL, productCount - first)
      if (held + count > PRODUCTS_PER_PAGE || pages.at(-1)?.length === CALLS_PER_PAGE) {
        pages.push([])
        held = 0
      }
      held += count
      pages.at(-1)?.push({ seoName, page: first / PRODUCTS_PER_CALL + 1 })
    }
  }
  return pages
}
