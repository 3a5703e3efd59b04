import type { SlotMap } from '@aisle/contract'
import { openDialog } from '@aisle/platform'
import { IconButton } from '@aisle/ui/icon-button'
import { BookmarkIcon } from '@aisle/ui/icons'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'
import { wishlistMessages as texts } from './wishlists.messages.ts'

/**
 * Puts the product of a card on a wishlist (spec 1 §5): a guest is shown the sign-in drawer, somebody without a customer
 * record the sign-up first. Asks the store for nothing before it is pressed, however many cards there are.
 */
export default function WishButton({ productId, title }: SlotMap['product-card.actions']) {
  const requireCustomer = useRequireCustomer()
  const open = async () => {
    if (await requireCustomer()) await openDialog('wishlist', { productId })
  }
  return (
    <IconButton label={texts.add(title)} title={texts.addTooltip} variant="floating" onClick={() => void open()}>
      <BookmarkIcon />
    </IconButton>
  )
}
