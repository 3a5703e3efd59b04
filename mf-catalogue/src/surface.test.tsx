import { categoryFilters, categoryList } from '@aisle/api/category'
import { discountDetail, discountList } from '@aisle/api/discount'
import { callKey } from '@aisle/api/endpoint'
import { contentPage } from '@aisle/api/footer'
import { locationDetail } from '@aisle/api/location'
import { pageTemplate } from '@aisle/api/page-template'
import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { searchCorrections } from '@aisle/api/search'
import { completeSurface, fillCallTemplate, fillRoutePath, isServed, matchRoutePath } from '@aisle/contract'
import { aStore, id } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { contentInput } from './features/content/content.calls.ts'
import { discountInput, discountsInput } from './features/discounts/discounts.calls.ts'
import { subcategoriesInput } from './features/categories/categories.calls.ts'
import { blockInput, homeInput } from './features/home/home.calls.ts'
import { defaultSort, filtersInput, type ListingSource, productsInput } from './features/listing/listing.calls.ts'
import { readListing } from './features/listing/listing-state.rules.ts'
import { productInput } from './features/product/product.calls.ts'
import { storeInput } from './features/stores/store.calls.ts'
import { calls } from './surface.calls.ts'
import { surface } from './surface.ts'

const { routes } = completeSurface(surface)
const store = aStore()
const terms = { locationID: store.locationId, fulfillmentCodeName: store.codeName, zipCode: store.zipCode }

/** The keys under which the gateway inlines a route's answers. */
function inlinedKeys(name: string, address: string, answers?: ReadonlyMap<string, unknown>) {
  const route = routes[name]
  const url = new URL(address, 'https://store.test')
  const path = matchRoutePath(route?.path ?? '', url.pathname)
  if (!route || !path) throw new Error(`${address} is no page ${name}`)
  return (route.data ?? []).map((template) => {
    const endpoint = calls.find(({ name: call }) => call === template.call)
    if (!endpoint) throw new Error(`${template.call} is no call`)
    return callKey(
      endpoint,
      fillCallTemplate(template, { path, query: url.searchParams, shopping: store, ...(answers ? { answers } : {}) }),
    )
  })
}

function listingKeys(source: ListingSource, query: string) {
  const state = readListing(new URLSearchParams(query), defaultSort(source.kind))
  return [
    callKey(productList, productsInput(source, state, terms)),
    callKey(categoryFilters, filtersInput(source, state, terms)),
  ]
}

describe('the answers that come with a page are those it asks for', () => {
  it('home, with its first collection', () => {
    const collection = { id: id(5), name: 'New', seoName: 'new' }
    const sections = [{ columns: [{ components: [{ type: 'text' }, { type: 'collection', collection }] }] }]

    expect(inlinedKeys('home', '/', new Map([['pageTemplate', { sections }]]))).toEqual([
      callKey(pageTemplate, homeInput(store.locationId)),
      callKey(productList, blockInput(id(5), terms)),
    ])
  })

  it.each([
    '',
    '?page=3',
    '?page=2&pageSize=40&sortBy=3',
    '?view=list',
    '?sortBy=0',
    '?filter=brand%3AOatly&filter=price%3A5-10&page=2',
  ])('category%s', (query) => {
    const source = { kind: 'category', seoName: 'fresh-fruit' } as const

    expect(inlinedKeys('category', `/category/fresh-fruit${query}`)).toEqual([
      ...listingKeys(source, query),
      callKey(categoryList, subcategoriesInput('fresh-fruit', terms)),
    ])
  })

  it.each(['', '?page=2&sortBy=2'])('collection%s', (query) => {
    const source = { kind: 'collection', seoName: 'new' } as const

    expect(inlinedKeys('collection', `/collection/new${query}`)).toEqual(listingKeys(source, query))
  })

  it.each(['', '&filter=diet%3Avegan'])('search%s', (filters) => {
    const source = { kind: 'search', q: 'oat milk' } as const

    expect(inlinedKeys('search', `/search?q=oat+milk${filters}`)).toEqual([
      ...listingKeys(source, filters),
      callKey(searchCorrections, { query: { q: 'oat milk' } }),
    ])
  })

  it('product', () => {
    expect(inlinedKeys('product', '/detail/whole-milk')).toEqual([
      callKey(productDetails, productInput('whole-milk', terms)),
    ])
  })

  it('deals', () => {
    expect(inlinedKeys('discounts', '/discount')).toEqual([callKey(discountList, discountsInput(1, terms))])
  })

  it('deal', () => {
    expect(inlinedKeys('discount', `/discount/${id(9)}`)).toEqual([
      callKey(discountDetail, discountInput(id(9), terms)),
      ...listingKeys({ kind: 'discount', discountId: id(9) }, ''),
    ])
  })

  it('store', () => {
    expect(inlinedKeys('store', `/location/${id(1)}`)).toEqual([callKey(locationDetail, storeInput(id(1)))])
  })

  it.each([
    ['legalPage', '/pages/legal/terms', true],
    ['page', '/pages/terms', false],
    ['footerPage', '/footer-links/terms', false],
  ])('%s', (name, address, isLegal) => {
    expect(inlinedKeys(name, address)).toEqual([callKey(contentPage, contentInput('terms', isLegal))])
  })
})

it('brings along the calls that its routes declare, and no others', () => {
  const declared = Object.values(routes).flatMap(({ data = [] }) => data.map(({ call }) => call))

  expect(calls.map(({ name }) => name)).toEqual([...new Set(declared)].toSorted())
})

it('declares a contract that is served', () => {
  expect(isServed(surface.contract)).toBe(true)
})

it('gives every linked page an address', () => {
  const params = { seoName: 'x', discountId: 'x', locationId: 'x', slugId: 'x' }

  expect(Object.values(routes).map(({ path }) => fillRoutePath(path, params).split('?')[0])).toEqual([
    '/',
    '/collection/x',
    '/category/x',
    '/search',
    '/detail/x',
    '/discount',
    '/discount/x',
    '/favorites',
    '/find-store',
    '/location/x',
    '/pages/legal/x',
    '/pages/x',
    '/footer-links/x',
    '/templates-preview',
  ])
})
