import { categoryList, trendingCategories } from '@aisle/api/category'
import { favoriteCategories } from '@aisle/api/favorite'
import { searchKeyword } from '@aisle/api/search'
import { addressOf } from '@aisle/api/client'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { CANARY, insertRestrictedShelves, type RestrictedShelves } from './restricted-shelves.builder.ts'
import { sampleInput } from './sample-input.ts'

let shelves: RestrictedShelves
const test = await openTestApp()
beforeAll(async () => {
  shelves = await insertRestrictedShelves(test)
})

/** Every call that only reads; a new one is in by itself. */
const reading: readonly AnyEndpoint[] = Object.values(endpoints).filter(
  ({ method, path, service }) =>
    service === undefined && (method === 'GET' || path === '/v1/Cart/AllSubstituteItemsForProduct'),
)

/** Ways of asking for something: by what everybody may see, and by what they may not. */
const ways: readonly { readonly name: string; readonly fields: () => Readonly<Record<string, string>> }[] = [
  { name: 'a category', fields: () => ({ categoryseoname: 'dairy', productseoname: 'wine-glass' }) },
  {
    name: 'a restricted category',
    fields: () => ({ categoryseoname: 'reserve-wines', productseoname: 'canary-merlot' }),
  },
  { name: 'a collection', fields: () => ({ collectionid: shelves.collectionId, collectionseoname: 'dinner' }) },
  { name: 'a discount', fields: () => ({ discountid: shelves.discountId, id: shelves.discountId }) },
  { name: 'a restricted discount', fields: () => ({ discountid: shelves.onlyDiscountId, id: shelves.onlyDiscountId }) },
  { name: 'words', fields: () => ({ q: 'can' }) },
  { name: 'other words', fields: () => ({ q: 'merlo' }) },
  { name: 'a restricted product', fields: () => ({ productid: shelves.wineId, id: shelves.wineId }) },
]

function requestOf(endpoint: AnyEndpoint, fields: Readonly<Record<string, string>>) {
  const known = new Map(
    Object.entries({
      productseoname: 'wine-glass',
      productid: shelves.glassId,
      wishlistid: shelves.wishlistId,
      locationid: shelves.downtown,
      ...fields,
    }),
  )
  const { params, query, body } = sampleInput(endpoint, (_, field) => known.get(field.toLowerCase()))
  const url = addressOf(endpoint, { params: Object(params), query: Object(query) })
  const flags = `${url.includes('?') ? '&' : '?'}skipBrowsingAgeRestrictedProd=false&filterAgeRestrictedItem=false`
  const { method } = endpoint
  if (body === undefined) return { method, url: url + flags }
  return { method, url: url + flags, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** Names of the calls that tell of the restricted products. */
async function telling(token: string) {
  const found = new Set<string>()
  for (const endpoint of reading) {
    const requests = ways.map(({ fields }) => requestOf(endpoint, fields()))
    const different = new Map(requests.map((request) => [JSON.stringify(request), request]))
    for (const request of different.values()) {
      const response = await test.request(request, token)
      expect(response.statusCode, endpoint.name).not.toBe(500)
      if (CANARY.test(response.body) || response.body.includes(`"${shelves.wineId}"`)) found.add(endpoint.name)
    }
  }
  return [...found].toSorted()
}

/** What leads to a category of restricted products alone. */
async function waysToReserve(token: string) {
  const calls = [
    test.call(categoryList, { query: {} }, token),
    test.call(trendingCategories, { query: {} }, token),
    test.call(favoriteCategories, {}, token),
    test.call(searchKeyword, { query: { q: 'reserve' } }, token),
  ]
  return (await Promise.all(calls)).map(({ body }) => body.includes('Reserve Wines'))
}

it('T29 words that restricted products alone have are neither suggested nor taken for others', async () => {
  for (const q of ['cana', 'canery', 'canary merlt', 'merlo', 'canaries']) {
    const response = await test.request(
      { url: `/v1/Search/Corrections?q=${encodeURIComponent(q)}` },
      shelves.guestToken,
    )
    expect(response.statusCode).toBe(200)
    expect(response.body, q).not.toMatch(/canary|merlot|estate/i)
  }
})

describe('T29 1§5 restricted products of a store that guards browsing', () => {
  it('are told of by no call to a guest who has not proven an age, whatever the flags say', async () => {
    expect(await telling(shelves.guestToken)).toEqual([])
  })

  it('are told of by no call to a customer who has not proven an age, not even by their own lists', async () => {
    expect(await telling(shelves.customerToken)).toEqual([])
  })

  it('are nowhere led to by a category that has nothing else', async () => {
    expect(await waysToReserve(shelves.customerToken)).toEqual([false, false, false, false])
  })

  it('are told of to the same customer once they have', async () => {
    await test.query('UPDATE commerce.customers SET is_verified_online = true WHERE customer_id = $1', [
      shelves.customerId,
    ])
    expect(await telling(shelves.customerToken)).toEqual(
      expect.arrayContaining([
        'categoryFilters',
        'discountDetail',
        'discountList',
        'discountTriggerProducts',
        'favoriteList',
        'frequentSearches',
        'linkedProducts',
        'productCompanions',
        'productDetails',
        'productList',
        'productReviews',
        'productSubstitutes',
        'searchKeyword',
        'substituteItems',
        'trendingProducts',
        'wishlistList',
        'wishlistProducts',
      ]),
    )
    expect(await waysToReserve(shelves.customerToken)).toEqual([true, true, true, true])
  })
})
