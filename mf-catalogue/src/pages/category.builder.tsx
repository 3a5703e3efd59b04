import { categoryFilters, categoryList } from '@aisle/api/category'
import { productList } from '@aisle/api/product-listing'
import { renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { beforeEach, expect } from 'vitest'
import { aListing, products, someFilters } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import CategoryPage from './category.page.tsx'

/** A category of 45 products and its filters before each test, and what is asked of the store for them. */
export function serveCategory() {
  const asked: URLSearchParams[] = []
  const askedForFilters: URLSearchParams[] = []
  beforeEach(() => {
    asked.length = 0
    askedForFilters.length = 0
    localStorage.clear() // what an earlier test has chosen
    server.use(
      serve(productList, ({ query }) => {
        asked.push(query)
        return reply(aListing(products(20), { count: 45, hasNext: true }))
      }),
      serve(categoryFilters, ({ query }) => {
        askedForFilters.push(query)
        return reply(someFilters)
      }),
      serve(categoryList, () => reply({ items: [] })),
    )
  })
  const lastAsked = () => asked.at(-1) ?? expect.fail('nothing was asked')
  return { asked, askedForFilters, lastAsked }
}

export const openCategory = (
  route = '/category/fresh-fruit',
  options: Pick<NonNullable<Parameters<typeof renderWithProviders>[1]>, 'session'> = {},
) => renderWithProviders(<CategoryPage />, { route, path: '/category/:seoName', surfaces: [surface], ...options })
