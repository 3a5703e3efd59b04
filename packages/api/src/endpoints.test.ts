import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all: readonly (readonly [string, AnyEndpoint])[] = Object.entries<AnyEndpoint>(endpoints)
const shapeKeys = (schema: AnyEndpoint['params']) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

describe('the table of calls', () => {
  it(`holds all ${all.length} calls of the documents`, () => {
    expect(all.length).toBeGreaterThanOrEqual(160)
  })

  it('names every call as its key', () => {
    expect(all.filter(([key, { name }]) => key !== name)).toEqual([])
  })

  it('has every method and path once, whatever the case and the names of parameters', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.toLowerCase().replaceAll(/:\w+/g, ':')}`)

    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it.each(all)('%s has a schema for exactly the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)

    expect(shapeKeys(params)).toEqual(inPath)
  })

  it.each(all)('%s sends a body only with a method that has one', (_, { method, body }) => {
    expect(method === 'GET' && body !== undefined).toBe(false)
  })

  it.each(all)('1§5 %s names the parameter that leaves restricted goods out, if it has one', (_, call) => {
    const flags = ['skipBrowsingAgeRestrictedProd', 'filterAgeRestrictedItem']

    expect(shapeKeys(call.query).filter((name) => flags.includes(name))).toEqual(
      call.restrictedFlag === undefined ? [] : [call.restrictedFlag],
    )
  })

  it.each(all)('%s is kept by clients only when it reads', (_, { method, cacheMinutes }) => {
    expect(cacheMinutes !== undefined && method !== 'GET').toBe(false)
  })
})

describe('T66 a request with a field that nobody declared', () => {
  const withObjectBody = all.filter(([, { body }]) => body instanceof z.ZodMiniObject)

  it.each(withObjectBody)('is refused by %s', (_, { body }) => {
    const reply = body && z.safeParse(body, { isVerifiedOnline: true })

    expect(reply?.error?.issues).toContainEqual(expect.objectContaining({ keys: ['isVerifiedOnline'] }))
  })
})

it('T21 no call that changes the cart takes a price', () => {
  const { products } = endpoints.saveCart.body?.shape ?? {}
  const given = [{ productId: '11111111-1111-4111-8111-111111111111', qty: 1, price: 0.01 }]

  expect(products && z.safeParse(products, given).success).toBe(false)
})

it('PlaceOrder alone is repeated with an idempotency key', () => {
  expect(all.filter(([, { idempotent }]) => idempotent).map(([name]) => name)).toEqual(['placeOrder'])
})

it.each([
  ['passwordPolicy', 10],
  ['locationDetail', 10],
  ['trendingProducts', 10],
  ['footerDetails', 10],
  ['trendingCategories', 10],
  ['collectionDetail', 10],
  ['productDetails', 10],
  ['productCompanions', 10],
  ['productSubstitutes', 10],
  ['paymentLogos', 10],
  ['discountList', 10],
  ['discountDetail', 10],
  ['pageTemplate', 5],
  ['categoryFilters', 5],
  ['configuration', undefined],
] as const)('%s may be kept for %s minutes', (name, minutes) => {
  const { cacheMinutes }: AnyEndpoint = endpoints[name]

  expect(cacheMinutes).toBe(minutes)
})

it('1§9 five calls may be kept beyond the page, all of them the same for every guest', () => {
  const persisted = Object.values<AnyEndpoint>(endpoints).filter((call) => call.persisted)

  expect(persisted.map(({ name }) => name).toSorted()).toEqual([
    'footerDetails',
    'passwordPolicy',
    'paymentLogos',
    'trendingCategories',
    'trendingProducts',
  ])
  expect(persisted.every(({ access, cacheMinutes }) => access === 'guest' && cacheMinutes === 10)).toBe(true)
})
