import type { ProductCard } from '@aisle/api/product-card'
import { openDialog, usePlatform } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { BookmarkIcon } from '@aisle/ui/icons'
import { messages } from '../../catalogue.messages.ts'
import { InLine } from '../favorites/in-line.ts'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'

type WishlistButtonProps = { readonly product: Pick<ProductCard, 'productID' | 'isDummyProd'> }

/**
 * Puts a product on a wishlist (spec 1 §5): a guest is shown the sign-in drawer, somebody without a customer record the
 * sign-up first. Placeholders have none, and neither has a store that keeps no wishlists.
 */
export function WishlistButton({ product: { productID: productId, isDummyProd } }: WishlistButtonProps) {
  const { dialogs } = usePlatform()
  const requireCustomer = useRequireCustomer()
  if (isDummyProd || !dialogs.canOpen('wishlist')) return null
  const open = async () => {
    if (await requireCustomer()) await openDialog('wishlist', { productId })
  }
  return (
    <InLine>
      <Button variant="quiet" title={messages.addToWishlist} onClick={() => void open()}>
        <BookmarkIcon />
        {messages.addToWishlist}
      </Button>
    </InLine>
  )
}
