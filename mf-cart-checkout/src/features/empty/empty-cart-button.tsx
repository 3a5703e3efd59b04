import { emptyCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { ApiError, api, cart, openDialog, toast } from '@aisle/platform'
import { bringBack } from '@aisle/ui/bring-back'
import { Button } from '@aisle/ui/button'
import { TrashIcon } from '@aisle/ui/icons'
import { Cluster } from '@aisle/ui/page-layout'
import { useMutation } from '@tanstack/react-query'
import { focusHeading } from '../lines/focus-heading.ts'
import { emptyMessages as messages } from './empty.messages.ts'

/** Takes everything out of the cart: asked for once more before, and it can be undone after (spec 2 §4). */
export function EmptyCartButton({ detail }: { readonly detail: CartDetail }) {
  const empty = useMutation({
    async mutationFn(cartNumber: string) {
      await cart.settle()
      const query = detail.locationID ? { locationID: detail.locationID } : {}
      return await api.call(emptyCart, { params: { cartNumber }, query })
    },
    onSuccess(emptied) {
      const { snapshotID } = emptied
      focusHeading()
      cart.accept(emptied)
      toast(
        'success',
        messages.emptied,
        snapshotID ? { action: { label: messages.undo, run: () => void bringBack(snapshotID) } } : {},
      )
    },
    onError: (error) =>
      toast('error', error instanceof ApiError && error.status > 0 ? error.message : messages.unreachable),
  })
  const { orderNumber, totalItems } = detail
  const ask = async () => {
    if (!orderNumber) return
    const isSure = await openDialog('confirm', {
      title: messages.title,
      text: messages.text(totalItems),
      confirmLabel: messages.confirm,
      cancelLabel: messages.keep,
      isDestructive: true,
    })
    if (isSure) empty.mutate(orderNumber)
  }
  return (
    <Cluster data-justify="end">
      <Button variant="quiet" size="s" isBusy={empty.isPending} onClick={() => void ask()}>
        <TrashIcon size={18} />
        {messages.empty}
      </Button>
    </Cluster>
  )
}
