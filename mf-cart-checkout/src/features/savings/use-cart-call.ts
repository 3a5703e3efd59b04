import type { CartDetail } from '@aisle/api/cart-detail'
import { ApiError, cart } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'

type Options = {
  readonly onDone?: (() => void) | undefined
  readonly onRefused?: (error: Error) => void
  /** Calls of one queue are made one after the other, in the order of the clicks. */
  readonly queue?: string
}

/**
 * A change of the cart that is not one of its lines: edits under way are sent first, the answer is the cart. What is
 * refused is refused because of something that the page does not know yet: the cart is read again.
 */
export function useCartCall<Input = void>(
  call: (input: Input) => Promise<CartDetail>,
  { onDone, onRefused, queue }: Options = {},
) {
  return useMutation({
    ...(queue === undefined ? {} : { scope: { id: queue } }),
    mutationFn: async (input: Input) => {
      await cart.settle()
      cart.accept(await call(input))
    },
    onSuccess: onDone,
    onError(error) {
      onRefused?.(error)
      return error instanceof ApiError && error.status !== 0 ? cart.refresh() : undefined
    },
  })
}
