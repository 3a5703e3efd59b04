import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { pageQuerySchema } from './paging.ts'
import { reviewSummarySchema } from './review-summary.ts'

/** One to five stars. */
export const ratingSchema = z.int().check(z.gte(1), z.lte(5))

/** What a customer thinks of a product. */
export const reviewSchema = z.object({
  reviewID: idSchema,
  productID: idSchema,
  rating: z.int(),
  title: z.optional(z.nullable(z.string())),
  text: z.optional(z.nullable(z.string())),
  authorName: z.string(),
  createdAt: z.string(),
  updatedAt: z.optional(z.nullable(z.string())),
  isVerifiedPurchase: z.optional(z.boolean()),
  isMine: z.optional(z.boolean()),
})
export type Review = z.output<typeof reviewSchema>

/** A review in the list of one's own. */
export const ownReviewSchema = z.extend(reviewSchema, {
  productTitle: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
})
export type OwnReview = z.output<typeof ownReviewSchema>

const reviewShape = {
  rating: ratingSchema,
  title: z.optional(z.string().check(z.maxLength(120))),
  text: z.optional(z.string().check(z.maxLength(4000))),
}
const feedbackBody = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(4000)),
  rating: z.optional(ratingSchema),
  orderID: z.optional(idSchema),
  pageURL: z.optional(z.string().check(z.maxLength(500))),
})
const bodyNotShown = 'The body is not shown.'

export const reviewList = endpoint({
  name: 'reviewList',
  method: 'GET',
  path: '/v1/CustomerReview',
  access: 'customer',
  query: pageQuerySchema,
  data: pageOf(ownReviewSchema),
  assumed: 'Query and reply are not shown.',
})

export const createReview = endpoint({
  name: 'createReview',
  method: 'POST',
  path: '/v1/CustomerReview',
  access: 'customer',
  body: z.strictObject({ productID: idSchema, orderID: z.optional(idSchema), ...reviewShape }),
  data: reviewSchema,
  assumed: bodyNotShown,
})

export const updateReview = endpoint({
  name: 'updateReview',
  method: 'PUT',
  path: '/v1/CustomerReview/:reviewID',
  access: 'customer',
  params: z.object({ reviewID: idSchema }),
  body: z.strictObject(reviewShape),
  data: reviewSchema,
  assumed: bodyNotShown,
})

export const deleteReview = endpoint({
  name: 'deleteReview',
  method: 'DELETE',
  path: '/v1/CustomerReview/:id',
  access: 'customer',
  params: z.object({ id: idSchema }),
  data: z.boolean(),
})

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/v1/CustomerReview/Feedback',
  access: 'guest',
  body: feedbackBody,
  data: z.boolean(),
  assumed: bodyNotShown,
})

export const sendBetaFeedback = endpoint({
  name: 'sendBetaFeedback',
  method: 'POST',
  path: '/v1/CustomerReview/Beta/Feedback',
  access: 'guest',
  body: feedbackBody,
  data: z.boolean(),
  assumed: bodyNotShown,
})

export const isOrderReviewed = endpoint({
  name: 'isOrderReviewed',
  method: 'GET',
  path: '/v1/CustomerReview/IsCustomerReviewSubmittedByOrder',
  access: 'customer',
  query: z.object({ orderID: idSchema }),
  data: z.boolean(),
  assumed: 'The query is not shown.',
})

export const productReviews = endpoint({
  name: 'productReviews',
  method: 'GET',
  path: '/v1/CustomerReview/Product',
  access: 'guest',
  query: z.object({ ...pageQuerySchema.shape, productID: idSchema }),
  data: pageOf(reviewSchema),
  assumed: 'The query is not shown.',
})

export const reviewSummary = endpoint({
  name: 'reviewSummary',
  method: 'GET',
  path: '/v1/CustomerReview/Summary',
  access: 'guest',
  query: z.object({ productID: idSchema }),
  data: reviewSummarySchema,
  assumed: 'The query is not shown.',
})
