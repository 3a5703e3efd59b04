import { createReview, productReviews, reviewList, reviewSummary } from '@aisle/api/review'
import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProduct } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()

it('a review that the store has taken down is shown and counted for nobody but whoever wrote it', async () => {
  await seedTestStore(test)
  const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Kefir' })
  const [first, second] = [await insertCustomer(test), await insertCustomer(test)]
  await test.call(createReview, { body: { productID, rating: 1, title: 'Rude' } }, first.token)
  await test.call(createReview, { body: { productID, rating: 5, title: 'Kind' } }, second.token)
  await test.query(`UPDATE commerce.reviews SET is_published = false WHERE title = 'Rude'`)

  const guest = await test.tokens.guest('fresh')
  const { data } = await test.call(productReviews, { query: { productID } }, guest)
  expect(data).toMatchObject({ count: 1, items: [{ title: 'Kind' }] })
  expect((await test.call(reviewSummary, { query: { productID } }, guest)).data).toMatchObject({ count: 1, average: 5 })
  expect((await test.call(reviewList, { query: {} }, first.token)).data.items).toMatchObject([{ title: 'Rude' }])
})
