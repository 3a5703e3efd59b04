import type { CartItem } from '@aisle/api/cart-detail'
import { toast } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { savedMessages as messages } from './saved.messages.ts'
import { useSaveForLater } from './saved.queries.ts'

/** Takes a line out of the cart without losing it. */
export function SaveForLater({ line }: { readonly line: CartItem }) {
  const { orderLineItemID, title } = line
  const save = useSaveForLater()
  return (
    <Button
      variant="quiet"
      size="s"
      isBusy={save.isPending}
      aria-label={messages.saveTitle(title)}
      onClick={() => save.mutate(orderLineItemID, { onSuccess: () => toast('success', messages.saved(title)) })}
    >
      {messages.save}
    </Button>
  )
}
