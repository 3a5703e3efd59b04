import { outOfStockProducts } from '@aisle/api/cart-stock'
import { api, useCart } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'
import { useCartTerms } from './own-cart.ts'

export const OUT_OF_STOCK = 'out-of-stock'

/** The lines of the cart that ask for more than there is; asked for again with every change of the cart. */
export function useOutOfStock() {
  const query = useCartTerms()
  const version = useCart(({ detail }) => detail?.version)
  return useQuery({
    queryKey: [OUT_OF_STOCK, query.orderNumber, version],
    queryFn: async ({ signal }) => (await api.call(outOfStockProducts, { query }, { signal })).items,
    staleTime: 0,
    gcTime: 0,
  })
}
