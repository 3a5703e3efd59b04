import { expect, it } from 'vitest'
import { readFavorites, writeFavorites } from './favorites-state.rules.ts'

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
