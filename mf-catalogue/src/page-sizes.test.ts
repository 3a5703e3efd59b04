import { expect, it } from 'vitest'
import { discountsInput, triggerProductsInput } from './features/discounts/discounts.calls.ts'
import { FAVORITE_PAGE_SIZE } from './features/favorites/favorites-state.rules.ts'
import { blockInput } from './features/home/home.calls.ts'
import { DEFAULT_PAGE_SIZE } from './features/listing/listing-state.rules.ts'
import { frequentInput } from './features/search/frequent-searches.tsx'
import { trendingQuery } from './features/search/trending-products.tsx'

it.each([
  ['a listing (1§9)', DEFAULT_PAGE_SIZE, 20],
  ['the favorites (1§9)', FAVORITE_PAGE_SIZE, 20],
  ['a collection on the home page (1§9)', blockInput('c-1', {}).query.PageSize, 15],
  ['the deals (2§9)', discountsInput(1, {}).query.pageSize, 10],
  ['what one must buy for a deal, as many as the deal tells of', triggerProductsInput('d-1', {}).query.pageSize, 12],
  ['searches of others (1§9)', frequentInput.query.PageSize, 5],
  ['what is bought most (1§9)', trendingQuery.PageSize, 5],
])('%s: %i a page', (_of, size, documented) => {
  expect(size).toBe(documented)
})
