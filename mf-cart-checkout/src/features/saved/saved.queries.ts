import { callKey } from '@aisle/api/endpoint'
import { moveToCart, removeSaved, savedItems, saveForLater, type SavedItem } from '@aisle/api/saved-items'
import { ApiError, api, cart, toast, useCallIfReady, useShopping } from '@aisle/platform'
import { adjustmentsText } from '@aisle/ui/cart-adjustments.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusHeading } from '../lines/focus-heading.ts'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { savedMessages as messages } from './saved.messages.ts'

/** Seconds are needed to read why something did not work. */
const READING = 5000

/** What is saved, priced in the chosen store. */
export function useSaved() {
  const locationID = useShopping((state) => state.store?.locationId)
  return useCallIfReady(savedItems, { query: { locationID } })
}

function useForget() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: callKey(savedItems) })
}

const tell = (error: Error) =>
  toast('error', error instanceof ApiError && error.status > 0 ? error.message : messages.unreachable, {
    milliseconds: READING,
  })

/** Takes a line out of the cart and keeps it for later. */
export function useSaveForLater() {
  const terms = useCartTerms()
  const forget = useForget()
  return useMutation({
    async mutationFn(orderLineItemID: string) {
      await cart.settle()
      return await api.call(saveForLater, { body: { orderLineItemID, ...terms } })
    },
    onSuccess: async (detail) => {
      focusHeading()
      cart.accept(detail)
      await forget()
    },
    onError: tell,
  })
}

/** Puts what is saved into the cart of the chosen store. */
export function useMoveToCart() {
  const terms = useCartTerms()
  const store = useShopping((state) => state.store)
  const forget = useForget()
  return useMutation({
    async mutationFn({ savedID }: SavedItem) {
      if (!store) return undefined
      await cart.settle()
      const { fulfillmentId, locationId, zipCode } = store
      const place = { fulfillmentMethodId: fulfillmentId, locationID: locationId, ...(zipCode ? { zipCode } : {}) }
      return await api.call(moveToCart, { body: { savedID, ...place, ...terms } })
    },
    onSuccess: async (detail, { title }) => {
      if (!detail) return
      focusHeading()
      cart.accept(detail)
      const told = adjustmentsText(detail.adjustments)
      if (told) toast('warning', told, { milliseconds: READING })
      else toast('success', messages.moved(title))
      await forget()
    },
    onError: tell,
  })
}

/** Forgets what is saved. */
export function useRemoveSaved() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ savedID }: SavedItem) => api.call(removeSaved, { params: { savedID } }),
    onSuccess: async (_done, { title }) => {
      focusHeading()
      toast('success', messages.removed(title))
      await forget()
    },
    onError: tell,
  })
}
