import { callKey } from '@aisle/api/endpoint'
import {
  createWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  renameWishlist,
  setWished,
  wishlistList,
  wishlistProducts,
} from '@aisle/api/wishlist'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Lists and their products are read again: counts and pictures of one follow from the other. */
function useReload() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [wishlistList, wishlistProducts].map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })),
    )
  }
}

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
