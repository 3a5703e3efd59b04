import type { OrderLineItem } from '@aisle/api/order-detail'
import { formatMoney } from '@aisle/api/money'
import { messages } from '../../orders.messages.ts'

type PricedLine = Pick<OrderLineItem, 'qty' | 'price' | 'rewarded'>

/** How many pieces of a line cost how much: `2 × $5.49, 1 × $2.74 with a deal` (ADR 39). */
export function linePrices({ qty, price, rewarded = [] }: PricedLine): string {
  const others = rewarded.reduce((left, piece) => left - piece.qty, qty)
  return [
    ...(others > 0 ? [messages.pieces(others, formatMoney(price))] : []),
    ...rewarded.map((piece) => messages.rewarded(piece.qty, formatMoney(piece.price))),
  ].join(', ')
}
