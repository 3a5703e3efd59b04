import type { OwnReview, Review } from '@aisle/api/review'
import { productNotFound } from '../catalogue/catalogue.errors.ts'
import { listedIds } from '../catalogue/products.store.ts'
import { findCustomer } from '../customer/customers.store.ts'
import type { Transaction } from '../database/database.ts'
import { findOwnOrder, type OrderOwner } from '../order/order-detail.store.ts'
import { orderNotFound } from '../order/order.errors.ts'
import { insertFeedback } from './feedback.store.ts'
import { refreshRatings } from './ratings.store.ts'
import { reviewedBefore, reviewNotFound } from './review.errors.ts'
import * as store from './reviews.store.ts'

type PageQuery = { readonly Page?: number; readonly PageSize?: number }
type Content = { readonly rating: number; readonly title?: string; readonly text?: string }

const PAGE_SIZE = 10

export async function listProductReviews(tx: Transaction, productId: string, query: PageQuery, customerId?: string) {
  const { limit, offset } = pageOf(query)
  const rows = await store.readProductReviews(tx, productId, { limit, offset })
  const count = await store.countProductReviews(tx, productId)
  return { items: rows.map((row) => presentReview(row, customerId)), count, hasNext: offset + limit < count }
}

export async function listOwnReviews(tx: Transaction, customerId: string, query: PageQuery) {
  const { limit, offset } = pageOf(query)
  const rows = await store.readOwnReviews(tx, customerId, { limit, offset })
  const count = await store.countOwnReviews(tx, customerId)
  const items = rows.map(({ review, title, seoName, imageUrl }): OwnReview => ({
    ...presentReview(review, customerId),
    productTitle: title,
    seoName,
    profileImage: imageUrl,
  }))
  return { items, count, hasNext: offset + limit < count }
}

/** What is said of a variant stands with the product that lists show. */
export async function reviewedId(tx: Transaction, productId: string): Promise<string> {
  return (await listedIds(tx, [productId], true)).get(productId) ?? productId
}

type NewReview = Content & { readonly productID: string; readonly orderID?: string }

/** @throws AppError ORD_NOT_FOUND where it is said to be of an order that is not the customer's own */
export async function createReview(
  tx: Transaction,
  { customerId, subject }: OrderOwner & { readonly customerId: string },
  review: NewReview,
  now: Date,
) {
  const productId = (await listedIds(tx, [review.productID], true)).get(review.productID)
  if (!productId) throw productNotFound()
  await refuseOrderOfOthers(tx, { customerId, subject }, review.orderID)
  const customer = await findCustomer(tx, customerId)
  const inserted = await store.insertReview(tx, {
    productId,
    customerId,
    orderId: review.orderID ?? null,
    authorName: authorOf(customer),
    rating: review.rating,
    title: review.title ?? null,
    body: review.text ?? null,
    now,
  })
  if (!inserted) throw reviewedBefore()
  await refreshRatings(tx, [inserted.productId])
  return presentReview(inserted, customerId)
}

export async function updateReview(
  tx: Transaction,
  own: { readonly reviewId: string; readonly customerId: string },
  { rating, title, text }: Content,
  now: Date,
) {
  const changed = await store.changeReview(tx, own, { rating, title: title ?? null, body: text ?? null, now })
  if (!changed) throw reviewNotFound()
  await refreshRatings(tx, [changed.productId])
  return presentReview(changed, own.customerId)
}

export async function deleteReview(tx: Transaction, own: { readonly reviewId: string; readonly customerId: string }) {
  const removed = await store.removeReview(tx, own)
  if (!removed) throw reviewNotFound()
  await refreshRatings(tx, [removed.productId])
  return true
}

type Feedback = Omit<Parameters<typeof insertFeedback>[1], 'subject'>

/** @throws AppError ORD_NOT_FOUND where it is said to be of an order that is not the shopper's own */
export async function takeFeedback(tx: Transaction, owner: OrderOwner, feedback: Feedback) {
  await refuseOrderOfOthers(tx, owner, feedback.orderID)
  await insertFeedback(tx, { ...feedback, subject: owner.subject })
}

async function refuseOrderOfOthers(tx: Transaction, owner: OrderOwner, orderId: string | undefined) {
  if (orderId !== undefined && !(await findOwnOrder(tx, owner, orderId))) throw orderNotFound()
}

/** First name and the initial of the last: `Maya R.` */
function authorOf(customer: { firstName: string | null; lastName: string | null } | undefined) {
  const first = customer?.firstName ?? 'Customer'
  const initial = customer?.lastName?.charAt(0)
  return initial ? `${first} ${initial}.` : first
}

function pageOf({ Page = 1, PageSize = PAGE_SIZE }: PageQuery) {
  return { limit: PageSize, offset: (Page - 1) * PageSize }
}

const presentReview = (row: store.WrittenReview, customerId: string | undefined): Review => ({
  reviewID: row.reviewId,
  productID: row.productId,
  rating: row.rating,
  title: row.title,
  text: row.body,
  authorName: row.authorName,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isVerifiedPurchase: row.isVerifiedPurchase,
  isMine: customerId !== undefined && row.customerId === customerId,
})
