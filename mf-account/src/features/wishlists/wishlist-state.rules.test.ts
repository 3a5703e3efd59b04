import { ListingSort } from '@aisle/api/listing-sort'
import { describe, expect, it } from 'vitest'
import { readWishlistState, writeWishlistState } from './wishlist-state.rules.ts'

const dairy = '00000000-0000-4000-8000-000000000080'
const defaults = { page: 1, sortBy: ListingSort.PriceLowToHigh, category: undefined }

describe('a wishlist as its address asks for it (spec 2 §9)', () => {
  it.each([
    ['', defaults],
    [
      `page=3&sortBy=${ListingSort.BestSellers}&category=${dairy}`,
      { page: 3, sortBy: ListingSort.BestSellers, category: dairy },
    ],
    ['page=0&sortBy=cheap&category=dairy', defaults],
    ['page=1.5&sortBy=&category=', defaults],
  ])('reads "%s"', (query, state) => {
    expect(readWishlistState(new URLSearchParams(query))).toEqual(state)
  })

  it.each([
    ['category', dairy, `sortBy=2&category=${dairy}`],
    ['category', '', 'sortBy=2'],
    ['sortBy', '3', 'sortBy=3'],
    ['page', '4', 'sortBy=2&page=4'],
  ] as const)('begins anew with another %s "%s", other than with another page', (name, value, written) => {
    expect(writeWishlistState(new URLSearchParams('sortBy=2&page=3'), name, value).toString()).toBe(written)
  })
})
