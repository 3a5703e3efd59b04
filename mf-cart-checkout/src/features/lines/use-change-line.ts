import { saveCart } from '@aisle/api/cart'
import type { CartItem } from '@aisle/api/cart-detail'
import type { OrderLineType } from '@aisle/api/product-kind'
import { ApiError, api, cart, toast, useCart, useQuantityInCart } from '@aisle/platform'
import { bringBack } from '@aisle/ui/bring-back'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../cart.messages.ts'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { productOf } from './line-product.ts'
import { linesMessages as lines } from './lines.messages.ts'

/** What a line is to become. */
export type LineChange =
  | { readonly productVariantValueID: string }
  | { readonly giftCardAmount: number }
  | { readonly orderLineItemOrderType: typeof OrderLineType.Normal }
  | { readonly orderLineItemOrderType: typeof OrderLineType.AutoShip; readonly frequency: string }

/**
 * Makes a line another variant, a gift card of another amount, or one that comes in a rhythm, in one request; with a
 * line of that kind it becomes one. It can be taken back like a removal.
 */
export function useChangeLine(line: CartItem, onDone: () => void) {
  const { productId, orderLineItemID, fulfillmentMethodID, title } = line
  const qty = useQuantityInCart(productOf(line))
  const terms = useCartTerms()
  const locationID = useCart(({ detail }) => detail?.locationID)
  const { mutate, isPending, error, variables } = useMutation({
    // One after the other, as they were chosen.
    scope: { id: `line ${orderLineItemID}` },
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
  const wanted = isPending ? variables : undefined
  return { mutate, isPending, wanted, refusal: error ? (isTold ? error.message : lines.cannotChange) : undefined }
}
