import {
  createReview,
  deleteReview,
  isOrderReviewed,
  productReviews,
  reviewList,
  reviewSummary,
  sendFeedback,
  updateReview,
} from '@aisle/api/review'
import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProduct, variantSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { insertLine, insertOrder } from './reviewed-order.builder.ts'

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
})

describe('reviews', () => {
  it('count towards the stars of the product, and stop counting when deleted', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Kefir' })
    const first = await insertCustomer(test)
    const second = await insertCustomer(test, 'fresh', { firstName: 'Ana', lastName: 'Lopez' })
    await test.call(createReview, { body: { productID, rating: 5, title: 'Great', text: 'So good' } }, first.token)
    const { data } = await test.call(createReview, { body: { productID, rating: 2 } }, second.token)
    const summary = async () => (await test.call(reviewSummary, { query: { productID } }, first.token)).data
    expect(await summary()).toEqual({ average: 3.5, count: 2, counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 } })
    const listing = await test.call(productList, { query: { CategorySeoName: 'dairy' } }, first.token)
    expect(listing.data.items.find(({ title }) => title === 'Kefir')).toMatchObject({
      ratingAverage: 3.5,
      ratingCount: 2,
    })
    await test.call(updateReview, { params: { reviewID: data.reviewID }, body: { rating: 4 } }, second.token)
    expect(await summary()).toMatchObject({ average: 4.5 })
    await test.call(deleteReview, { params: { id: data.reviewID } }, second.token)
    expect(await summary()).toMatchObject({ average: 5, count: 1 })
  })

  it('show the author’s first name and initial only', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Butter' })
    const { token } = await insertCustomer(test)
    await test.call(createReview, { body: { productID, rating: 5 } }, token)
    const reply = await test.call(productReviews, { query: { productID } }, await test.tokens.guest('fresh'))
    expect(reply.data.items).toMatchObject([{ authorName: 'Maya R.', isMine: false }])
    expect(reply.body).not.toContain('Rivers')
    const own = await test.call(reviewList, { query: {} }, token)
    expect(own.data.items).toMatchObject([{ productTitle: 'Butter', isMine: true }])
  })

  it('are one per customer and product', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Curd' })
    const { token } = await insertCustomer(test)
    const replies = await Promise.all(
      [1, 2, 3].map(() => test.call(createReview, { body: { productID, rating: 3 } }, token)),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('of a variant stand with the product that lists show', async () => {
    const productId = randomUUID()
    const juice = await insertProduct(test, 'fresh', {
      title: 'Juice',
      variants: [variantSeed('fresh', { productId })],
    })
    const { token } = await insertCustomer(test)
    await test.call(createReview, { body: { productID: productId, rating: 4 } }, token)
    for (const productID of [productId, juice.productId]) {
      expect((await test.call(productReviews, { query: { productID } }, token)).data.count).toBe(1)
      expect((await test.call(reviewSummary, { query: { productID } }, token)).data.average).toBe(4)
    }
    const again = await test.call(createReview, { body: { productID: juice.productId, rating: 1 } }, token)
    expect(again.code).toBe('REVIEWED_BEFORE')
  })

  it.each([
    { what: 'of what was bought', isVerifiedPurchase: true },
    { what: 'of what was bought as a variant', isVariant: true, isVerifiedPurchase: true },
    { what: 'of what was ordered and canceled', state: 'canceled', isVerifiedPurchase: false },
    { what: 'of what was taken out of the order', line: { is_deleted: true }, isVerifiedPurchase: false },
    { what: 'of what others bought', isOfOthers: true, isVerifiedPurchase: false },
  ])('$what: a verified purchase is $isVerifiedPurchase, wherever they are read', async (given) => {
    const { what, state, line, isVariant, isOfOthers, isVerifiedPurchase } = given
    const variant = variantSeed('fresh')
    const { productId: productID } = await insertProduct(test, 'fresh', { title: `Tofu ${what}`, variants: [variant] })
    const [author, other] = [await insertCustomer(test), await insertCustomer(test)]
    const orderId = await insertOrder(test, (isOfOthers ? other : author).customerId, state)
    await insertLine(test, orderId, isVariant ? variant.productId : productID, line)

    const created = await test.call(createReview, { body: { productID, rating: 4 } }, author.token)
    const params = { reviewID: created.data.reviewID }
    const updated = await test.call(updateReview, { params, body: { rating: 5 } }, author.token)
    const ofProduct = await test.call(productReviews, { query: { productID } }, await test.tokens.guest('fresh'))
    const own = await test.call(reviewList, { query: {} }, author.token)

    const read = [created.data, updated.data, ofProduct.data.items[0], own.data.items[0]]
    expect(read.map((review) => review?.isVerifiedPurchase)).toEqual(Array(4).fill(isVerifiedPurchase))
  })

  it('T32 keep markup as the text that it is', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Ghee' })
    const { token } = await insertCustomer(test)
    const text = '<img src=x onerror=alert(1)>'
    await test.call(createReview, { body: { productID, rating: 1, text } }, token)
    expect((await test.call(productReviews, { query: { productID } }, token)).data.items[0]?.text).toBe(text)
  })

  it('come ten at a time, the newest first', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Lassi' })
    await test.query(
      `INSERT INTO commerce.reviews (tenant_id, product_id, author_name, rating, title, created_at)
       SELECT 'fresh', $1, 'Ada L.', 5, 'Review ' || day, timestamptz '2026-11-01' + day * interval '1 day'
       FROM generate_series(1, 11) day`,
      [productID],
    )
    const pageOf = async (Page: number) =>
      (await test.call(productReviews, { query: { productID, Page } }, await test.tokens.guest('fresh'))).data
    const first = await pageOf(1)
    expect(first).toMatchObject({ count: 11, hasNext: true })
    expect(first.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Review ${11 - index}`),
    )
    expect(await pageOf(2)).toMatchObject({ hasNext: false, items: [{ title: 'Review 1' }] })
  })

  it('are known to be of an order, to whoever wrote them only', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Skyr' })
    const [owner, other] = [await insertCustomer(test), await insertCustomer(test)]
    const orderID = await insertOrder(test, owner.customerId)
    const isReviewed = async (token: string) => (await test.call(isOrderReviewed, { query: { orderID } }, token)).data
    expect(await isReviewed(owner.token)).toBe(false)
    await test.call(createReview, { body: { productID, rating: 5, orderID } }, owner.token)
    expect([await isReviewed(owner.token), await isReviewed(other.token)]).toEqual([true, false])
  })

  it('T5 are of no order of somebody else, and of none that is not there', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Labneh' })
    const [owner, other] = [await insertCustomer(test), await insertCustomer(test)]
    for (const orderID of [await insertOrder(test, owner.customerId), randomUUID()]) {
      expect((await test.call(createReview, { body: { productID, rating: 1, orderID } }, other.token)).code).toBe(
        'ORD_NOT_FOUND',
      )
      const feedback = await test.call(sendFeedback, { body: { text: 'Late', orderID } }, other.token)
      expect(feedback.code).toBe('ORD_NOT_FOUND')
    }
    const { data } = await test.call(productReviews, { query: { productID } }, other.token)
    expect(data.items).toEqual([])
  })

  it('T5 are kept from orders of others by the database too', async () => {
    const { productId } = await insertProduct(test, 'fresh', { title: 'Ayran' })
    const [owner, other] = [await insertCustomer(test), await insertCustomer(test)]
    const orderId = await insertOrder(test, owner.customerId)
    const insert = (customerId: string) =>
      test.query(
        `INSERT INTO commerce.reviews (tenant_id, product_id, customer_id, order_id, author_name, rating)
         VALUES ('fresh', $1, $2, $3, 'Ada L.', 5) RETURNING review_id`,
        [productId, customerId, orderId],
      )
    await expect(insert(other.customerId)).rejects.toMatchObject({ constraint: 'reviews_own_order' })
    const [review] = await insert(owner.customerId)
    const give = 'UPDATE commerce.reviews SET customer_id = $1 WHERE review_id = $2'
    await expect(test.query(give, [other.customerId, review?.['review_id']])).rejects.toMatchObject({
      constraint: 'reviews_own_order',
    })
    await test.query(give, [null, review?.['review_id']])
  })

  it.each([
    ['without stars', {}],
    ['of six stars', { rating: 6 }],
    ['of no star', { rating: 0 }],
    ['of half a star', { rating: 4.5 }],
  ])('%s are refused', async (what, body) => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: `Paneer ${what}` })
    const { token } = await insertCustomer(test)
    const url = createReview.path
    const reply = await test.request({ method: 'POST', url, payload: { productID, ...body } }, token)
    expect(reply.statusCode).toBe(400)
  })

  it('T6 of somebody else cannot be changed or deleted', async () => {
    const { productId: productID } = await insertProduct(test, 'fresh', { title: 'Quark' })
    const owner = await insertCustomer(test)
    const other = await insertCustomer(test)
    const { data } = await test.call(createReview, { body: { productID, rating: 5 } }, owner.token)
    const change = await test.call(
      updateReview,
      { params: { reviewID: data.reviewID }, body: { rating: 1 } },
      other.token,
    )
    const removal = await test.call(deleteReview, { params: { id: data.reviewID } }, other.token)
    expect([change.status, removal.status]).toEqual([404, 404])
  })
})

const HOUR = 3_600_000

it('feedback is limited to ten an hour for each shopper', async () => {
  const token = await test.tokens.guest('fresh')
  const send = () => test.call(sendFeedback, { body: { text: 'Nice store', rating: 5 } }, token)
  for (let index = 0; index < 10; index += 1) expect((await send()).status).toBe(200)

  const { status, headers } = await send()

  expect(status).toBe(429)
  // With the full hour, whichever that is.
  const until = Date.now() + Number(headers['retry-after']) * 1000
  expect(Math.abs(until - Math.round(until / HOUR) * HOUR)).toBeLessThan(5_000)
})
