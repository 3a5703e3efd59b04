import { outOfStockProducts } from '@aisle/api/cart-stock'
import { api, useCart } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'
import { stockKeyOf } from './held-by-stock.rules.ts'
import { useCartTerms } from './own-cart.ts'

export const OUT_OF_STOCK = 'out-of-stock'

/** The lines of the cart that ask for more than there is; asked for again when its lines or its store change. */
export function useOutOfStock() {
  const query = useCartTerms()
  const lines = useCart(({ detail }) => stockKeyOf(detail))
  return useQuery({
    queryKey: [OUT_OF_STOCK, query.orderNumber, lines],
    queryFn: async ({ signal }) => (await api.call(outOfStockProducts, { query }, { signal })).items,
    staleTime: 0,
    gcTime: 0,
  })
}
