import { expect, it } from 'vitest'
import { favoritesLeft } from './favorites-left.rules.ts'
import { FAVORITE_PAGE_SIZE, favoriteSortOptions, readFavorites, writeFavorites } from './favorites-state.rules.ts'

it.each([
  ['', { sortBy: 0, category: undefined, page: 1 }],
  ['sortBy=4&category=c-1&page=2', { sortBy: 4, category: 'c-1', page: 2 }],
  ['sortBy=9&page=0', { sortBy: 0, page: 1 }],
])('%j is read as %j', (query, state) => {
  expect(readFavorites(new URLSearchParams(query))).toMatchObject(state)
})

it('begins at page 1 with another order or category', () => {
  const query = new URLSearchParams('page=3&category=c-1')

  expect(writeFavorites(query, 'category', '').toString()).toBe('')
  expect(writeFavorites(query, 'sortBy', '2').toString()).toBe('category=c-1&sortBy=2')
  expect(writeFavorites(query, 'page', '4').toString()).toBe('page=4&category=c-1')
})

it('1§9 has five orders and 20 a page', () => {
  expect(favoriteSortOptions).toEqual([
    { value: '0', label: 'Category' },
    { value: '1', label: 'Most Frequently Purchased' },
    { value: '2', label: 'Recently Purchased' },
    { value: '3', label: 'Price High to Low' },
    { value: '4', label: 'Price Low to High' },
  ])
  expect(FAVORITE_PAGE_SIZE).toBe(20)
})

it.each([
  [3, {}, 3],
  [3, { a: false }, 2],
  [3, { a: false, b: false }, 1],
  [3, { a: true }, 3],
  [3, { elsewhere: false }, 3],
  [1, { a: false, b: false }, 0],
])('1§4 of a total of %i, with %j, are left: %i', (count, marks, left) => {
  expect(favoritesLeft(count, [{ productID: 'a' }, { productID: 'b' }], marks)).toBe(left)
})
