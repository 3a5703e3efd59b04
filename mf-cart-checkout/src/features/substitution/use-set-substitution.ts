import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { api, cart } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'
import { showCartError } from '../errors/show-cart-error.ts'
import { showChangedCart, useCartTerms } from '../out-of-stock/own-cart.ts'

/** What is wanted for a line; without a product the store's picker chooses. */
export type SubstitutionWish = {
  readonly orderLineItemID: string
  readonly allowSubstitute: boolean
  readonly selectedSubstituteProduct?: string
}

/** Says for lines whether something else may come instead; one after the other, so that the last one wins. */
export function useSetSubstitution() {
  const query = useCartTerms()
  return useMutation({
    scope: { id: 'substitution' },
    mutationFn: async (items: SubstitutionWish[]) => {
      await cart.settle()
      await api.call(setAllowSubstitute, { query, body: { items } })
      await showChangedCart(query)
    },
    onError: (error) => showCartError(error),
  })
}
