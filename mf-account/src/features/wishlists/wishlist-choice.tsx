import type { Wishlist } from '@aisle/api/wishlist'
import { Checkbox } from '@aisle/ui/checkbox'
import { useWish } from './use-wish.ts'
import { wishlistMessages as texts } from './wishlists.messages.ts'

type WishlistChoiceProps = {
  readonly list: Wishlist
  readonly productId: string
  readonly onChanged: (wishListID: string) => void
}

/** Whether one list holds a product; what is being saved is shown as wanted, a failed save falls back to what is kept. */
export function WishlistChoice({ list, productId, onChanged }: WishlistChoiceProps) {
  const { wishListID, wishListName, wishProductCount, isWished = false } = list
  const { wish, wanted = isWished } = useWish(productId, onChanged)
  return (
    <Checkbox
      label={wishListName}
      hint={texts.count(wishProductCount)}
      checked={wanted}
      onChange={({ target }) => wish(wishListID, target.checked)}
    />
  )
}
