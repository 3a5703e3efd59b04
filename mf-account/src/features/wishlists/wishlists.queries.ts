import {
  createWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  renameWishlist,
  setWished,
  wishlistList,
  wishlistProducts,
} from '@aisle/api/wishlist'
import { api, callOptions, usePlatform, useShoppingTerms } from '@aisle/platform'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { WISHLIST_PAGE_SIZE, type WishlistState } from './wishlist-state.rules.ts'

/** A page of a list's products; the page before stays in sight until the next one is here. */
export function useWishlistProducts(wishListID: string, { page, sortBy, category }: WishlistState) {
  const { api: client } = usePlatform()
  const options = callOptions(client, wishlistProducts, {
    params: { WishListID: wishListID },
    query: {
      Page: page,
      PageSize: WISHLIST_PAGE_SIZE,
      sortBy,
      ...(category ? { category } : {}),
      ...useShoppingTerms(),
    },
  })
  return useQuery({ ...options, placeholderData: keepPreviousData })
}

/** Lists and their products are read again: counts and pictures of one follow from the other. */
function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isOfWishlists(path) })
}

/** The paths of both calls begin alike; that of the products goes on with the list's id. */
const isOfWishlists = (path: unknown) => typeof path === 'string' && path.startsWith(wishlistList.path)

export function useCreateWishlist() {
  const reload = useReload()
  return useMutation({
    mutationFn: (wishListName: string) => api.call(createWishlist, { body: { wishListName } }),
    onSettled: reload,
  })
}

export function useRenameWishlist(wishListID: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (wishListName: string) => api.call(renameWishlist, { body: { wishListID, wishListName } }),
    onSettled: reload,
  })
}

export function useDeleteWishlist() {
  const reload = useReload()
  return useMutation({
    mutationFn: (wishListID: string) => api.call(deleteWishlist, { query: { wishListID } }),
    onSettled: reload,
  })
}

export function useSetWished(productID: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: ({ wishListID, isWished }: { readonly wishListID: string; readonly isWished: boolean }) =>
      api.call(setWished, { body: { wishListID, products: [{ productID, isWished }] } }),
    onSettled: reload,
  })
}

export function useTakeOffList(wishListID: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (productId: string) =>
      api.call(deleteWishlistProducts, { body: { wishListID, productIds: [productId] } }),
    onSettled: reload,
  })
}
