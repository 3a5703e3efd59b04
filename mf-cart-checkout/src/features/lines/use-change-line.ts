import { saveCart } from '@aisle/api/cart'
import type { CartItem } from '@aisle/api/cart-detail'
import { ApiError, api, cart, toast, useCart } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../cart.messages.ts'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { linesMessages as lines } from './lines.messages.ts'
import { useBringBack } from './use-bring-back.ts'

/** What a line is to become. */
export type LineChange = { readonly productVariantValueID: string } | { readonly giftCardAmount: number }

/**
 * Makes a line another variant or a gift card of another amount, in one request; with a line of that kind it becomes
 * one. It can be taken back like a removal.
 */
export function useChangeLine(
  { productId, orderLineItemID, fulfillmentMethodID, qty, title }: CartItem,
  onDone: () => void,
) {
  const terms = useCartTerms()
  const locationID = useCart(({ detail }) => detail?.locationID)
  const bringBack = useBringBack()
  const { mutate, isPending, error } = useMutation({
    async mutationFn(change: LineChange) {
      await cart.settle()
      const body = { fulfillmentMethodId: fulfillmentMethodID, ...(locationID ? { locationID } : {}), ...terms }
      return await api.call(saveCart, { body: { ...body, products: [{ productId, orderLineItemID, qty, ...change }] } })
    },
    onSuccess(detail) {
      cart.accept(detail)
      const { snapshotID } = detail
      toast(
        'success',
        lines.changed(title),
        snapshotID ? { action: { label: messages.undo, run: () => void bringBack(snapshotID) } } : {},
      )
      onDone()
    },
    // What is refused is refused because of something that the page does not know yet.
    onError: (failure) => (failure instanceof ApiError && failure.status > 0 ? cart.refresh() : undefined),
  })
  const isTold = error instanceof ApiError && error.status > 0
  return { mutate, isPending, refusal: error ? (isTold ? error.message : lines.cannotChange) : undefined }
}
