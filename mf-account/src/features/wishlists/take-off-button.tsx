import type { ProductCard } from '@aisle/api/product-card'
import { openDialog, toast } from '@aisle/platform'
import { errorText } from '@aisle/ui/error-text.rules'
import { TrashIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { wishlistMessages as texts } from './wishlists.messages.ts'
import { useTakeOffList } from './wishlists.queries.ts'

type TakeOffButtonProps = { readonly wishListID: string; readonly product: ProductCard }

/** Takes a product off a list, once that was confirmed (spec 2 §5). */
export function TakeOffButton({ wishListID, product: { productID, title } }: TakeOffButtonProps) {
  const { isPending, mutateAsync: takeOff } = useTakeOffList(wishListID)
  const ask = async () => {
    const { deleteItemTitle, deleteText: text, delete: confirmLabel } = texts
    if (!(await openDialog('confirm', { title: deleteItemTitle, text, confirmLabel, isDestructive: true }))) return
    // The button is gone with its card by the time that this is told.
    await takeOff(productID).then(
      () => toast('success', texts.updated),
      (error: unknown) => toast('error', texts.failed(errorText(error))),
    )
  }
  return (
    <IconButton
      label={texts.takeOff(title)}
      variant="floating"
      aria-disabled={isPending}
      onClick={() => (isPending ? undefined : void ask())}
    >
      <TrashIcon />
    </IconButton>
  )
}
