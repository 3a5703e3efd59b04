import { callKey } from '@aisle/api/endpoint'
import { deletePaymentMethod, paymentMethodList, setDefaultPaymentMethod } from '@aisle/api/payment-method'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const keptCards = { query: {} } as const

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: callKey(paymentMethodList, keptCards) })
}

export function useDeleteCard() {
  const reload = useReload()
  return useMutation({
    mutationFn: (paymentMethodId: string) => api.call(deletePaymentMethod, { params: { paymentMethodId } }),
    onSettled: reload,
  })
}

export function useSetDefaultCard() {
  const reload = useReload()
  return useMutation({
    mutationFn: (paymentMethodId: string) => api.call(setDefaultPaymentMethod, { body: { paymentMethodId } }),
    onSettled: reload,
  })
}
