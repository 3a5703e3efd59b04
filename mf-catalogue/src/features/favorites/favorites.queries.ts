import { setFavorites } from '@aisle/api/favorite'
import type { ProductCard } from '@aisle/api/product-card'
import { api, toast } from '@aisle/platform'
import { type QueryClient, skipToken, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../catalogue.messages.ts'

type Favored = Pick<ProductCard, 'productID' | 'isFavorite'>

const favoriteKey = (productID: string) => ['catalogue', 'favorite', productID] as const

/** Whether a product is a favorite: what was last set here, else what came with the product. */
export function useIsFavorite({ productID, isFavorite = false }: Favored): boolean {
  const { data } = useQuery<boolean>({ queryKey: favoriteKey(productID), queryFn: skipToken, staleTime: Infinity })
  return data ?? isFavorite
}

/** Whether all of these products are favorites. */
export function useAreFavorites(products: readonly Favored[]): boolean {
  return useQueries({
    queries: products.map(({ productID }) => ({
      queryKey: favoriteKey(productID),
      queryFn: skipToken,
      staleTime: Infinity,
    })),
    combine: (marks) => products.every(({ isFavorite = false }, index) => marks[index]?.data ?? isFavorite),
  })
}

/** Sets products as favorites or not; shown at once, taken back when it fails. */
export function useSetFavorites() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ products, wanted }: { readonly products: readonly Favored[]; readonly wanted: boolean }) =>
      api.call(setFavorites, {
        body: { favoriteProducts: products.map(({ productID }) => ({ productID, markAsFavorite: wanted })) },
      }),
    onMutate: ({ products, wanted }) => mark(client, products, wanted),
    onError: (_error, { products, wanted }) => {
      mark(client, products, !wanted)
      toast('error', messages.failed.text)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['GET', '/v1/Favorite'] }),
  })
}

function mark(client: QueryClient, products: readonly Favored[], isFavorite: boolean) {
  for (const { productID } of products) client.setQueryData(favoriteKey(productID), isFavorite)
}
