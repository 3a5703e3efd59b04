import { expect, it } from 'vitest'
import { readFilters } from './order-filters.ts'

it.each([
  ['', { period: 'last3Months', status: 'all', Page: 1 }],
  ['period=all&status=open&page=3', { period: 'all', status: 'open', Page: 3 }],
  ['period=ever&status=lost&page=-1', { period: 'last3Months', status: 'all', Page: 1 }],
  ['page=1.5', { period: 'last3Months', status: 'all', Page: 1 }],
])('reads "%s"', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters)
})
