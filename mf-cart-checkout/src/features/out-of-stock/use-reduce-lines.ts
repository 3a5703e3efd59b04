import { updateOutOfStock } from '@aisle/api/cart-stock'
import { errorBehaviour } from '@aisle/api/error-behaviour'
import { api, ApiError, cart } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showCartError } from '../errors/show-cart-error.ts'
import { showChangedCart, useCartTerms } from './own-cart.ts'
import { OUT_OF_STOCK } from './use-out-of-stock.ts'

export type Choice = { readonly orderLineItemID: string; readonly selectedQty: number }

/** Takes lines down to what the shopper wants of what is left; the cart and the list are read again after it (spec 2 §4). */
export function useReduceLines(onDone?: () => void) {
  const query = useCartTerms()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (items: Choice[]) => {
      await cart.settle()
      await api.call(updateOutOfStock, { query, body: { items } })
      await showChangedCart(query)
    },
    onSuccess: () => onDone?.(),
    onError(error) {
      // What is not about the whole cart is said beside the choice.
      if (isOfCart(error)) showCartError(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OUT_OF_STOCK] }),
  })
}

export function isOfCart(error: Error): boolean {
  const { kind } = errorBehaviour(error instanceof ApiError ? error.code : undefined, 'cart')
  return kind === 'clear-cart' || kind === 'reload-cart' || kind === 'go-to-cart'
}
