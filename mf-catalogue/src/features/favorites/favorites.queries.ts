import { setFavorites } from '@aisle/api/favorite'
import type { ProductCard } from '@aisle/api/product-card'
import { api, toast } from '@aisle/platform'
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../catalogue.messages.ts'
import { favoritesLeft, type Marks } from './favorites-left.rules.ts'

type Favored = Pick<ProductCard, 'productID' | 'isFavorite'>

const marksKey = ['catalogue', 'favorite-marks'] as const

/** Whether a product is a favorite: what was last set here, else what came with the product. */
export const useIsFavorite = (product: Favored): boolean => useAreFavorites([product])

/** Whether all of these products are favorites. */
export function useAreFavorites(products: readonly Favored[]): boolean {
  const areFavorites = (marks: Marks) => products.every((product) => isMarked(marks, product))
  const { data } = useQuery({
    queryKey: marksKey,
    queryFn: skipToken,
    select: areFavorites,
    staleTime: Infinity,
  })
  return data ?? areFavorites({})
}

/** How many favorites there are, without those that were given up since the list came (spec 1 §4). */
export function useFavoritesLeft(count: number, products: readonly Favored[]): number {
  const left = (marks: Marks) => favoritesLeft(count, products, marks)
  const { data } = useQuery({ queryKey: marksKey, queryFn: skipToken, select: left, staleTime: Infinity })
  return data ?? count
}

/** Those of the products that are not yet as they are wanted: only they are told of (spec 1 §4). */
export const notYet = (client: QueryClient, products: readonly Favored[], wanted: boolean): readonly Favored[] =>
  products.filter((product) => isMarked(marksOf(client), product) !== wanted)

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
  const marks = Object.fromEntries(products.map(({ productID }) => [productID, isFavorite]))
  client.setQueryData<Marks>(marksKey, (known) => ({ ...known, ...marks }))
}

const marksOf = (client: QueryClient): Marks => client.getQueryData<Marks>(marksKey) ?? {}

const isMarked = (marks: Marks, { productID, isFavorite = false }: Favored) => marks[productID] ?? isFavorite
