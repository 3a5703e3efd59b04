import { categoryFilters, categoryList } from '@aisle/api/category'
import { type AnyEndpoint, callKey } from '@aisle/api/endpoint'
import { contentPage } from '@aisle/api/footer'
import { locationDetail } from '@aisle/api/location'
import { pageTemplate } from '@aisle/api/page-template'
import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { completeSurface, fillCallTemplate, matchRoutePath, waitsForAnswer } from '@aisle/contract'
import { aStore, id, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { aDetail, aListing, aLocation, aTemplate, products, someFilters } from './catalogue.builder.ts'
import CategoryPage from './pages/category.page.tsx'
import ContentPage from './pages/content.page.tsx'
import HomePage from './pages/home.page.tsx'
import ProductPage from './pages/product.page.tsx'
import StorePage from './pages/store.page.tsx'
import { surface } from './surface.ts'

const endpoints: Readonly<Record<string, AnyEndpoint>> = {
  categoryFilters,
  categoryList,
  contentPage,
  locationDetail,
  pageTemplate,
  productDetails,
  productList,
}
const answers: Readonly<Record<string, unknown>> = {
  categoryFilters: someFilters,
  categoryList: { items: [] },
  contentPage: { slug: 'about', title: 'About us', content: '<p>A shop</p>' },
  locationDetail: aLocation(),
  pageTemplate: aTemplate({ id: 't', type: 'text', visible: true, text: 'Hello', htmlTag: 'h1' }),
  productDetails: aDetail({ reviewSummary: { average: null, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } } }),
  productList: aListing(products(3)),
}

/** The answers that the gateway puts into the document of this address. */
function inlinedFor(name: string, route: string) {
  const { path = '/', data = [] } = completeSurface(surface).routes[name] ?? {}
  const params = matchRoutePath(path, route) ?? {}
  const calls = data
    .filter((template) => !waitsForAnswer(template))
    .flatMap((template) => {
      const endpoint = endpoints[template.call]
      const input = fillCallTemplate(template, { path: params, query: new URLSearchParams(), shopping: aStore() })
      return endpoint ? [{ key: [...callKey(endpoint, input)], data: answers[template.call] }] : []
    })
  return { path, calls }
}

it.each<[string, string, ReactElement, string]>([
  ['home', '/', <HomePage key="home" />, 'Hello'],
  ['category', '/category/fresh-fruit', <CategoryPage key="category" />, 'Fresh fruit'],
  ['product', '/detail/whole-milk', <ProductPage key="product" />, 'Whole milk'],
  ['store', `/location/${id(1)}`, <StorePage key="store" />, 'Elm Street'],
  ['page', '/pages/about', <ContentPage key="page" />, 'About us'],
])(
  '%s is there at once with the answers that came with it, and asks for none of them again',
  (name, route, page, heading) => {
    const { path, calls } = inlinedFor(name, route)

    const { platform } = renderWithProviders(page, { route, path, calls, surfaces: [surface] })

    screen.getByRole('heading', { level: 1, name: heading })
    expect(calls.length).toBeGreaterThan(0)
    for (const { key } of calls) expect(platform.queryClient.isFetching({ queryKey: key, exact: true })).toBe(0)
  },
)
