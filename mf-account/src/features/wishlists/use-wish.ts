import { toast } from '@aisle/platform'
import { errorText } from '@aisle/ui/error-text.rules'
import { wishlistMessages as texts } from './wishlists.messages.ts'
import { useSetWished } from './wishlists.queries.ts'

/** Puts a product on a list or takes it off, and tells how that went. `wanted` is what is being saved. */
export function useWish(productId: string, onChanged: (wishListID: string) => void) {
  const set = useSetWished(productId)
  const wish = (wishListID: string, isWished: boolean) =>
    set.mutate(
      { wishListID, isWished },
      {
        onSuccess: () => {
          onChanged(wishListID)
          toast('success', texts.updated)
        },
        onError: (error) => toast('error', texts.failed(errorText(error))),
      },
    )
  return { wish, wanted: set.isPending ? set.variables.isWished : undefined }
}
