import { ApiError } from '@aisle/api/client'
import { fromPath, fromQuery } from '@aisle/contract'
import { expect, it } from 'vitest'
import { isNoSuchThing, mayComeBack } from './missing.rules.ts'

const product = { call: 'productDetails', query: { ProductSeoName: fromPath('seoName') } }
const search = { call: 'productList', query: { q: fromQuery('q') } }
const failed = (status: number) => new ApiError(status, 'X', 'No.')

it.each([
  { why: 'the API knows no such product', template: product, error: failed(404), missing: true },
  { why: 'a product is gone', template: product, error: failed(410), missing: true },
  { why: 'a product is for adults', template: product, error: failed(403), missing: false },
  { why: 'the API fails', template: product, error: failed(500), missing: false },
  { why: 'the API is not reached', template: product, error: new Error('no network'), missing: false },
  { why: 'a search is not served', template: search, error: failed(404), missing: false },
])('where $why there is nothing at the address: $missing', ({ template, error, missing }) => {
  expect(isNoSuchThing(template, error)).toBe(missing)
})

it.each([
  [0, true],
  [400, false],
  [403, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])('a call that failed with %s may succeed another time: %s', (status, may) => {
  expect(mayComeBack(failed(status))).toBe(may)
})
