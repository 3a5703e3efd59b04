import { expect, it } from 'vitest'
import { pageCount, pagesToOffer, shownRange } from './pagination.rules.ts'

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, 0, 10]],
  [4, 10, [1, 2, 3, 4, 5, 0, 10]],
  [5, 10, [1, 0, 4, 5, 6, 0, 10]],
  [3, 10, [1, 2, 3, 4, 0, 10]],
  [10, 10, [1, 0, 9, 10]],
  [8, 10, [1, 0, 7, 8, 9, 10]],
])('on page %i of %i offers %j', (page, pages, offered) => {
  expect(pagesToOffer(page, pages)).toEqual(offered)
})

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i items of 20 a page make %i pages', (count, pages) => {
  expect(pageCount(count, 20)).toBe(pages)
})

it('says which items are shown', () => {
  expect(shownRange(2, 20, 97)).toBe('21–40 of 97')
  expect(shownRange(5, 20, 97)).toBe('81–97 of 97')
  expect(shownRange(1, 20, 0)).toBe('0 of 0')
})
