import { userInfo } from '@aisle/api/customer'
import { callKey } from '@aisle/api/endpoint'
import { deleteNotifications, type Notification, notificationList, readNotifications } from '@aisle/api/notification'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const allNotifications = { query: { global: true } } as const

const listKey = callKey(notificationList, allNotifications)

const removal = ['notifications', 'remove'] as const

type List = { readonly items: readonly Notification[] }

/** Removes notifications from the list at once; they come back should the store refuse (spec 1 §4). */
export function useRemoveNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: removal,
    mutationFn: (ids: readonly string[]) => api.call(deleteNotifications, { body: [...ids] }),
    async onMutate(ids) {
      await queryClient.cancelQueries({ queryKey: listKey })
      const before = queryClient.getQueryData<List>(listKey)
      queryClient.setQueryData<List>(
        listKey,
        (list) => list && { items: list.items.filter(({ notificationID }) => !ids.includes(notificationID)) },
      )
      return before
    },
    onError(_error, _ids, before) {
      if (before) queryClient.setQueryData(listKey, before)
    },
    async onSettled() {
      // While another one is under way, the store's list still has what is gone from this one.
      if (queryClient.isMutating({ mutationKey: removal }) > 1) return
      await Promise.all([listKey, callKey(userInfo)].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}

/**
 * Notifications that were shown are read; the list goes on marking them until it is opened again. A failure is not told:
 * they stay unread, and the next visit says so once more.
 */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(readNotifications, { body: [...ids] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(userInfo) }),
  })
}
