import { callKey, type CallInput } from '@aisle/api/endpoint'
import { productDetails } from '@aisle/api/product'
import { createReview, deleteReview, productReviews, reviewList, reviewSummary, updateReview } from '@aisle/api/review'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type ReviewContent = CallInput<typeof updateReview>['body']

/** What a review is counted in: one's own list, and what the product's page says of it. */
const COUNTED_IN = [reviewList, productReviews, reviewSummary, productDetails]

function useReload() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(COUNTED_IN.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })))
  }
}

type Reviewed = {
  readonly productID: string
  /** Where it was bought, as far as that is known. */
  readonly orderID?: string | undefined
}

export function useWriteReview({ productID, orderID }: Reviewed) {
  const reload = useReload()
  return useMutation({
    mutationFn: (content: ReviewContent) =>
      api.call(createReview, { body: { productID, ...(orderID ? { orderID } : {}), ...content } }),
    onSettled: reload,
  })
}

export function useUpdateReview(reviewID: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: ReviewContent) => api.call(updateReview, { params: { reviewID }, body }),
    onSettled: reload,
  })
}

export function useDeleteReview() {
  const reload = useReload()
  return useMutation({
    mutationFn: (reviewID: string) => api.call(deleteReview, { params: { id: reviewID } }),
    onSettled: reload,
  })
}
