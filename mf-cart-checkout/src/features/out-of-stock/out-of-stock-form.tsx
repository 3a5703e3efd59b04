import type { OutOfStockProduct } from '@aisle/api/cart-stock'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import { errorText } from '../errors/show-cart-error.ts'
import { OutOfStockItem } from './out-of-stock-item.tsx'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'
import { type Choice, isOfCart, useReduceLines } from './use-reduce-lines.ts'

/** A line with what it asks for and what is left. */
export type ShortLine = Pick<OutOfStockProduct, 'orderLineItemID' | 'title' | 'qty' | 'inStockQty' | 'profileImage'>

type FormProps = { readonly lines: readonly ShortLine[]; readonly onDone?: () => void }

/** How many of what is left the shopper wants; as many as there are unless said otherwise (spec 2 §3). */
export function OutOfStockForm({ lines, onDone }: FormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const { mutate, isPending, error } = useReduceLines(onDone)
  const selectedQty = ({ orderLineItemID, inStockQty }: ShortLine) =>
    Math.min(chosen[orderLineItemID] ?? inStockQty, inStockQty)
  const send = (quantityOf: (line: ShortLine) => number) =>
    mutate(lines.map((line): Choice => ({ orderLineItemID: line.orderLineItemID, selectedQty: quantityOf(line) })))
  const isAnyLeft = lines.some((line) => selectedQty(line) > 0)
  return (
    <Stack data-gap={4}>
      <p>{messages.text}</p>
      <ul>
        {lines.map((line) => (
          <OutOfStockItem
            key={line.orderLineItemID}
            line={line}
            selectedQty={selectedQty(line)}
            onChange={(qty) => setChosen((before) => ({ ...before, [line.orderLineItemID]: qty }))}
          />
        ))}
      </ul>
      {error && !isOfCart(error) ? <Alert variant="danger">{errorText(error)}</Alert> : null}
      <Cluster>
        <Button variant="primary" isBusy={isPending} onClick={() => send(selectedQty)}>
          {messages.update}
        </Button>
        {isAnyLeft ? (
          <Button variant="quiet" aria-disabled={isPending || undefined} onClick={() => isPending || send(() => 0)}>
            {messages.remove}
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  )
}
