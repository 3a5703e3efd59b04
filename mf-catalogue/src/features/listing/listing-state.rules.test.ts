import { describe, expect, it } from 'vitest'
import { readListing, toggleFilter, writeListing } from './listing-state.rules.ts'

const read = (query: string) => readListing(new URLSearchParams(query), 0)
const write = (query: string, change: Parameters<typeof writeListing>[1]) =>
  writeListing(new URLSearchParams(query), change, 0).toString()

describe('a listing in the address', () => {
  it.each([
    ['', { page: 1, pageSize: 20, sortBy: 0, filters: [], view: 'grid' }],
    ['page=3&pageSize=40&sortBy=2&view=list', { page: 3, pageSize: 40, sortBy: 2, view: 'list' }],
    ['page=0', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=x', { page: 1 }],
    ['pageSize=1000000000', { pageSize: 20 }],
    ['sortBy=99', { sortBy: 0 }],
    ['view=poster', { view: 'grid' }],
    ['filter=brand:a&filter=brand:b&filter=nonsense', { filters: ['brand:a', 'brand:b'] }],
  ])('%j is read as %j', (query, state) => {
    expect(read(query)).toMatchObject(state)
  })

  it.each([
    ['', { page: 2 }, 'page=2'],
    ['page=2', { page: 1 }, ''],
    ['page=4', { sortBy: 3 }, 'sortBy=3'],
    ['page=4', { filters: ['brand:a'] }, 'filter=brand%3Aa'],
    ['page=4', { pageSize: 60 }, 'pageSize=60'],
    ['page=4', { view: 'list' }, 'page=4&view=list'],
    ['q=milk&page=4', { filters: [] }, 'q=milk'],
  ] as const)('%j changed by %j is %j', (query, change, written) => {
    expect(write(query, change)).toBe(written)
  })
})

describe('switching a filter', () => {
  it.each([
    [[], 'a', true, ['brand:a']],
    [['brand:a'], 'a', true, []],
    [['brand:a'], 'b', true, ['brand:a', 'brand:b']],
    [['brand:a', 'size:l'], 'b', false, ['size:l', 'brand:b']],
  ])('%j with %s (several: %s) leaves %j', (filters, value, isMultiple, left) => {
    expect(toggleFilter(filters, { filterCode: 'brand', value, isMultiple })).toEqual(left)
  })
})
