import { favoriteCategories, favoriteList } from '@aisle/api/favorite'
import { createApiClient, ApiError } from '@aisle/api/client'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import { locationList } from '@aisle/api/location'
import { productCompanions, productNearbyStores, productSubstitutes } from '@aisle/api/product'
import { trendingProducts } from '@aisle/api/product-listing'
import { productReviews } from '@aisle/api/review'
import { trendingCategories } from '@aisle/api/category'
import { discountTriggerProducts } from '@aisle/api/discount'
import { frequentSearches, searchCorrections, searchKeyword } from '@aisle/api/search'
import { aProduct, id, renderWithProviders, server } from '@aisle/platform/testing'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReactElement, useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aLocation } from './catalogue.builder.ts'
import { CANARY, harm, harms } from './harm.builder.ts'
import CategoryPage from './pages/category.page.tsx'
import CollectionPage from './pages/collection.page.tsx'
import ContentPage from './pages/content.page.tsx'
import DiscountPage from './pages/discount.page.tsx'
import DiscountsPage from './pages/discounts.page.tsx'
import FavoritesPage from './pages/favorites.page.tsx'
import FindStorePage from './pages/find-store.page.tsx'
import HomePage from './pages/home.page.tsx'
import ProductPage from './pages/product.page.tsx'
import SearchPage from './pages/search.page.tsx'
import StorePage from './pages/store.page.tsx'
import { surface } from './surface.ts'

/** Ways in which replies are harmed; a thousand at night, for each call, and for the pages together. */
const SEEDS = Number(process.env.HARM_SEEDS ?? 33)
const CALL_SEEDS = Math.max(SEEDS, 60)

const recordedSchema = z.object({ calls: z.array(z.object({ call: z.string(), data: z.unknown() })) })
const recorded = z.parse(
  recordedSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, '../../packages/build/demo/answers.json'), 'utf8')),
).calls

const cards = { items: [aProduct(), aProduct({ productID: id(7), title: 'Oats', seoName: 'oats' })], count: 2 }
/** What the demo's pages do not ask for at first. */
const later: readonly (readonly [AnyEndpoint, unknown])[] = [
  [productSubstitutes, cards],
  [productCompanions, cards],
  [productNearbyStores, { items: [aLocation()] }],
  [productReviews, { ...cards, items: [], hasNext: false }],
  [trendingProducts, { ...cards, hasNext: false }],
  [trendingCategories, { items: [] }],
  [discountTriggerProducts, { ...cards, hasNext: false }],
  [frequentSearches, { items: [{ keyword: 'milk' }] }],
  [searchCorrections, { correctedTo: null, nearest: ['milk'] }],
  [searchKeyword, { items: [{ kind: 'keyword', text: 'milk' }] }],
  [favoriteList, { ...cards, hasNext: false }],
  [favoriteCategories, { items: [] }],
  [locationList, { items: [aLocation()], count: 1 }],
]

const byName = new Map<string, AnyEndpoint>(Object.values<AnyEndpoint>(endpoints).map((one) => [one.name, one]))
const replies = new Map<AnyEndpoint, unknown>([
  ...recorded.flatMap(({ call, data }) => {
    const endpoint = byName.get(call)
    return endpoint && endpoint.service !== 'identity' ? [[endpoint, data] as const] : []
  }),
  ...later,
])

beforeEach(() => void vi.mocked(console.error).mockClear())

describe(`F13 ${CALL_SEEDS} harmed replies of each call`, () => {
  it.each([...replies].map(([endpoint, data]) => ({ name: endpoint.name, endpoint, data })))(
    'of $name are read, or end in an error that may be shown',
    async ({ endpoint, data }) => {
      const params = { id: id(1), locationId: id(1) }
      let refused = 0
      for (let seed = 0; seed < CALL_SEEDS; seed += 1) {
        const { body, type } = harm(data, seed)
        const fetch = async () => new Response(body, { headers: { 'content-type': type } })
        const api = createApiClient({ baseUrl: 'https://store.test', fetch })
        const [settled] = await Promise.allSettled([api.call({ ...endpoint, query: undefined }, { params })])
        if (settled.status === 'fulfilled') continue
        refused += 1
        expect(settled.reason, `seed ${seed}`).toBeInstanceOf(ApiError)
        expect(settled.reason.message, `seed ${seed}`).toMatch(/^[A-Z][^<{]{3,200}$/)
        expect(settled.reason.message).not.toContain(CANARY)
      }
      // Garbage, pages of HTML, refusals without a reason and strange envelopes are never taken for an answer.
      expect(refused).toBeGreaterThan(CALL_SEEDS / 3)
    },
  )
})

const pages: readonly (readonly [string, ReactElement, string, string])[] = [
  ['home', <HomePage key="home" />, '/', '/'],
  ['category', <CategoryPage key="category" />, '/category/produce', '/category/:seoName'],
  ['collection', <CollectionPage key="collection" />, '/collection/weekly-deals', '/collection/:seoName'],
  ['search', <SearchPage key="search" />, '/search?q=milk', '/search'],
  ['product', <ProductPage key="product" />, '/detail/whole-milk', '/detail/:seoName'],
  ['deals', <DiscountsPage key="deals" />, '/discount', '/discount'],
  ['deal', <DiscountPage key="deal" />, `/discount/${id(1)}`, '/discount/:discountId'],
  ['favorites', <FavoritesPage key="favorites" />, '/favorites', '/favorites'],
  ['find store', <FindStorePage key="find" />, '/find-store', '/find-store'],
  ['store', <StorePage key="store" />, `/location/${id(1)}`, '/location/:locationId'],
  ['page', <ContentPage key="page" />, '/pages/about', '/pages/:slugId'],
]

let isLeft = false

/** Tells when the page has been left. */
function Presence() {
  useEffect(() => {
    isLeft = false
    return () => {
      isLeft = true
    }
  }, [])
  return null
}

const PAGE_SEEDS = Math.ceil(SEEDS / pages.length)

describe(`F13 ${PAGE_SEEDS} times, whatever is harmed`, () => {
  it.each(pages)(
    'the page %s is never blank',
    { timeout: PAGE_SEEDS * 2000 + 20_000 },
    async (_name, page, route, path) => {
      for (let seed = 0; seed < PAGE_SEEDS; seed += 1) {
        // Every reply in one of three, else one of them.
        const isHarmed = (index: number) => seed % 3 === 0 || index % 3 === seed % 3
        server.use(
          ...[...replies].map(([endpoint, data], index) =>
            http.get(`*${endpoint.path}`, () => {
              if (!isHarmed(index)) return new HttpResponse(JSON.stringify({ success: true, data, errors: [] }))
              const { body, type } = harm(data, seed * 31 + index + Math.floor(seed / harms.length))
              return new HttpResponse(body, { headers: { 'content-type': type } })
            }),
          ),
        )
        const { platform, container, unmount } = renderWithProviders(
          <>
            {page}
            <Presence />
          </>,
          { route, path, surfaces: [surface] },
        )
        await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
        // A listing without filters takes the shopper Home (spec 1 §8).
        await waitFor(() => expect(isLeft || container.textContent?.trim() !== '', `seed ${seed}`).toBe(true))
        expect(isLeft && !path.match(/collection|category|search|discountId/), `seed ${seed}`).toBeFalsy()
        expect(container.textContent, `seed ${seed}`).not.toContain(CANARY)
        unmount()
        server.resetHandlers()
      }
      // React logs every error that a boundary catches.
      vi.mocked(console.error).mockClear()
    },
  )
})
