import { alreadySubscribedProducts } from '@aisle/api/cart'
import { useCallIfReady, useSession } from '@aisle/platform'

/** The running auto-ship of a product that stands in the cart; guests have none. */
export function useSubscriptionOf(productId: string): string | undefined {
  const isCustomer = useSession(({ customerId }) => Boolean(customerId))
  const { data } = useCallIfReady(alreadySubscribedProducts, { query: {} }, { enabled: isCustomer })
  return data?.items.find(({ productID }) => productID === productId)?.subscriptionID
}
