import { callKey, type CallInput } from '@aisle/api/endpoint'
import { deleteReview, reviewList, updateReview } from '@aisle/api/review'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: callKey(reviewList) })
}

export function useUpdateReview(reviewID: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: CallInput<typeof updateReview>['body']) =>
      api.call(updateReview, { params: { reviewID }, body }),
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
