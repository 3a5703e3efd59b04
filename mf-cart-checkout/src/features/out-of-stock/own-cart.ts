import { cartDetail } from '@aisle/api/cart'
import { api, cart, useCart, usePlatform, useSession } from '@aisle/platform'

export type CartTerms = { readonly orderNumber?: string }

/** The platform's terms of a call that say whose cart is meant, for what is read by them (spec 2 §4, identities). */
export function useCartTerms(): CartTerms {
  const { terms } = usePlatform().cart
  useSession(({ status }) => status)
  useCart(({ detail }) => detail?.orderNumber)
  return terms()
}

/** Shows the cart as it is after a change whose answer does not hold it. */
export async function showChangedCart(query: CartTerms): Promise<void> {
  const detail = await api.call(cartDetail, { query })
  if (detail.totalItems > 0) cart.accept(detail)
  else cart.clear('emptied')
}
