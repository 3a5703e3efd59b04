import {
  createReview,
  deleteReview,
  isOrderReviewed,
  productReviews,
  reviewList,
  reviewSummary,
  sendBetaFeedback,
  sendFeedback,
  updateReview,
} from '@aisle/api/review'
import { refuseRestricted } from '../catalogue/restricted.service.ts'
import type { Limit } from '../rate-limit/limiter.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as service from './review.service.ts'
import * as store from './reviews.store.ts'

const FEEDBACK: Limit = { name: 'feedback', limit: 10, seconds: 3600 }

export const reviewRoutes: Domain = (context) => {
  serveReviews(context)
  serveFeedback(context)
}

const serveReviews: Domain = ({ serve, now }) => {
  serve(productReviews, async ({ tx, shopper, query }) => {
    await refuseRestricted(tx, shopper, query.productID)
    const productId = await service.reviewedId(tx, query.productID)
    return await service.listProductReviews(tx, productId, query, shopper.customerId)
  })

  serve(reviewSummary, async ({ tx, shopper, query }) => {
    await refuseRestricted(tx, shopper, query.productID)
    return await store.ratingSummary(tx, await service.reviewedId(tx, query.productID))
  })

  serve(reviewList, ({ tx, shopper, query }) => service.listOwnReviews(tx, customerIdOf(shopper), query))

  serve(createReview, async ({ tx, shopper, body }) => {
    await refuseRestricted(tx, shopper, body.productID)
    return await service.createReview(tx, { ...shopper, customerId: customerIdOf(shopper) }, body, now())
  })

  serve(updateReview, ({ tx, shopper, params, body }) =>
    service.updateReview(tx, { reviewId: params.reviewID, customerId: customerIdOf(shopper) }, body, now()),
  )

  serve(deleteReview, ({ tx, shopper, params }) =>
    service.deleteReview(tx, { reviewId: params.id, customerId: customerIdOf(shopper) }),
  )

  serve(isOrderReviewed, ({ tx, shopper, query }) => store.isOrderReviewed(tx, customerIdOf(shopper), query.orderID))
}

const serveFeedback: Domain = ({ serveFlow, limiter, now }) => {
  for (const [endpoint, kind] of [
    [sendFeedback, 'store'],
    [sendBetaFeedback, 'beta'],
  ] as const) {
    serveFlow(endpoint, async ({ transaction, shopper, body }) => {
      await limiter.take(shopper.tenantId, FEEDBACK, shopper.subject)
      await transaction((tx) => service.takeFeedback(tx, shopper, { kind, ...body, createdAt: now() }))
      return true
    })
  }
}
