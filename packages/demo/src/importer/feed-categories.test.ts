import { expect, it } from 'vitest'
import { placeCategories } from './feed-categories.ts'

const PATHS = [['Beverages'], ['Beverages', 'Tea'], ['Snacks & Sweets'], ['Snacks, Sweets']]

it('makes one category for each address, below its parent, with the picture of its department', () => {
  const { seeds, idOf } = placeCategories('fresh', PATHS, new Map())

  expect(seeds).toMatchObject([
    { seoName: 'beverages', name: 'Beverages', imageUrl: '/images/placeholders/beverages.svg' },
    { seoName: 'beverages-tea', name: 'Tea', parentId: idOf(['Beverages']) },
    { seoName: 'snacks-sweets', name: 'Snacks & Sweets', imageUrl: '/images/placeholders/sweets.svg' },
  ])
  expect(idOf(['Snacks, Sweets'])).toBe(idOf(['Snacks & Sweets']))
})

it('puts goods into a category that the store has at the address, and leaves it as it is', () => {
  const { seeds, idOf } = placeCategories('fresh', PATHS, new Map([['beverages', 'of-the-store']]))

  expect(idOf(['Beverages'])).toBe('of-the-store')
  expect(seeds.map(({ seoName }) => seoName)).toEqual(['beverages-tea', 'snacks-sweets'])
  expect(seeds[0]).toMatchObject({ parentId: 'of-the-store' })
})

it('keeps its own categories its own when the feed comes again', () => {
  const first = placeCategories('fresh', PATHS, new Map()).seeds
  const known = new Map(first.map(({ seoName, categoryId }) => [seoName, categoryId]))

  expect(placeCategories('fresh', PATHS, known).seeds).toEqual(first)
})
