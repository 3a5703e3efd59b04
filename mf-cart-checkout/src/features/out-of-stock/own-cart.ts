import { cartDetail } from '@aisle/api/cart'
import { api, cart, useCart, useSession } from '@aisle/platform'

export type CartTerms = { readonly orderNumber?: string }

/** The terms that say whose cart is meant: a guest names it, a customer has one (spec 2 §4, identities). */
export function useCartTerms(): CartTerms {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const orderNumber = useCart(({ detail }) => detail?.orderNumber)
  return isSignedIn || !orderNumber ? {} : { orderNumber }
}

/** Shows the cart as it is after a change whose answer does not hold it. */
export async function showChangedCart(query: CartTerms): Promise<void> {
  const detail = await api.call(cartDetail, { query })
  if (detail.totalItems > 0) cart.accept(detail)
  else cart.clear('emptied')
}
