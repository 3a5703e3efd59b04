import type { DialogComponentProps } from '@aisle/contract'
import { useCart } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { lineIn } from './held-by-stock.rules.ts'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'
import { OutOfStockForm } from './out-of-stock-form.tsx'
import { useOutOfStock } from './use-out-of-stock.ts'

/** What has run out when the order was to be placed (F30). Answers `true` once the cart has no more than there is. */
export default function OutOfStockDialog({ lines, close }: DialogComponentProps<'out-of-stock'>) {
  const detail = useCart((state) => state.detail)
  // Until the store has said more, what it refused the order for is all there is to know.
  const refused = lines.map((line) => {
    const { qty = line.inStockQty, profileImage } = lineIn(detail, line.orderLineItemID) ?? {}
    return { ...line, qty, profileImage }
  })
  const { data = refused } = useOutOfStock()
  return (
    <DialogBody>
      {data.length > 0 ? (
        <OutOfStockForm lines={data} onDone={() => close(true)} />
      ) : (
        <>
          <p>{messages.nothingLeft}</p>
          <DialogActions>
            <Button variant="primary" onClick={() => close(true)}>
              {messages.goOn}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogBody>
  )
}
