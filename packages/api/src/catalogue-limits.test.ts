import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { discountList } from './discount.ts'
import { favoriteList, setFavorites } from './favorite.ts'
import { productList } from './product-listing.ts'
import { createReview, sendBetaFeedback, sendFeedback, updateReview } from './review.ts'
import { searchCorrections, searchKeyword } from './search.ts'

const productID = '11111111-1111-4111-8111-111111111111'
const marks = (count: number) => ({
  favoriteProducts: Array.from({ length: count }, () => ({ productID, markAsFavorite: true })),
})

it.each<[string, z.ZodMiniType | undefined, (size: number) => unknown, number, number]>([
  ['stars of a review', createReview.body, (rating) => ({ productID, rating }), 1, 5],
  ['characters of a title', createReview.body, (size) => ({ productID, rating: 5, title: 'm'.repeat(size) }), 0, 120],
  ['characters of a review', createReview.body, (size) => ({ productID, rating: 5, text: 'm'.repeat(size) }), 0, 4000],
  ['stars of a review that is changed', updateReview.body, (rating) => ({ rating }), 1, 5],
  ['characters of one that is changed', updateReview.body, (size) => ({ rating: 5, text: 'm'.repeat(size) }), 0, 4000],
  ['characters of feedback', sendFeedback.body, (size) => ({ text: 'm'.repeat(size) }), 1, 4000],
  ['characters of feedback to a beta', sendBetaFeedback.body, (size) => ({ text: 'm'.repeat(size) }), 1, 4000],
  ['stars of feedback', sendFeedback.body, (rating) => ({ text: 'Good', rating }), 1, 5],
  ['favorites set at once', setFavorites.body, marks, 1, 200],
  ['favorites of a page (T57)', favoriteList.query, (PageSize) => ({ PageSize }), 1, 100],
  ['products of a page (T57)', productList.query, (PageSize) => ({ PageSize }), 1, 100],
  ['deals of a page (T57)', discountList.query, (pageSize) => ({ pageSize }), 1, 100],
  ['letters of a search (T57)', productList.query, (size) => ({ q: 'm'.repeat(size) }), 0, 200],
  ['letters that are completed (T57)', searchKeyword.query, (size) => ({ q: 'm'.repeat(size) }), 1, 200],
  ['letters that are corrected (T57)', searchCorrections.query, (size) => ({ q: 'm'.repeat(size) }), 1, 200],
])('%s', (_what, schema, of, least, most) => {
  const isTaken = (size: number) => schema && z.safeParse(schema, of(size)).success

  expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false])
  // Nothing is shorter than nothing.
  expect(least === 0 || isTaken(least - 1) === false).toBe(true)
})
