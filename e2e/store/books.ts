import * as z from 'zod/mini'
import type { Database } from './database.ts'

const bookSchema = z.object({
  state: z.string(),
  paymentState: z.string(),
  codes: z.array(z.string()),
  /** Places that are taken for the order. */
  places: z.int(),
  /** Cents: what the order says of itself … */
  due: z.int(),
  onGiftCards: z.int(),
  addedUp: z.int(),
  /** … and what its lines, its payments, the ledger and the gift cards say of it. */
  subtotal: z.int(),
  lines: z.int(),
  tax: z.int(),
  lineTaxes: z.int(),
  ledger: z.int(),
  spentOfCards: z.int(),
  payments: z.array(z.object({ kind: z.string(), state: z.string(), last4: z.nullable(z.string()), cents: z.int() })),
})
export type Books = z.output<typeof bookSchema>

/** What the database has of an order, from every table that knows of its money. */
export async function booksOf({ query }: Database, tenant: string, orderNumber: string): Promise<Books> {
  const ofOrder = 't.tenant_id = o.tenant_id AND t.order_id = o.order_id'
  const sumOf = (cents: string, table: string) =>
    `(SELECT coalesce(sum(t.${cents}), 0)::int FROM commerce.${table} t WHERE ${ofOrder})`
  const [row] = await query(
    `SELECT o.state, o.payment_state AS "paymentState",
            array(SELECT t.code_name FROM commerce.order_fulfillments t WHERE ${ofOrder}) AS codes,
            (SELECT count(*)::int FROM commerce.slot_bookings t WHERE ${ofOrder} AND t.state = 'taken') AS places,
            o.total_cents AS due, o.gift_card_cents AS "onGiftCards",
            o.subtotal_cents - o.discount_cents + o.tax_cents + o.tip_cents + o.shipping_cents + o.delivery_cents
              + o.charges_cents - o.loyalty_cents - o.gift_card_cents AS "addedUp",
            o.subtotal_cents AS subtotal, ${sumOf('total_cents', 'order_lines')} AS lines,
            o.tax_cents AS tax, ${sumOf('tax_cents', 'order_lines')} AS "lineTaxes",
            -${sumOf('amount_cents', 'gift_card_ledger')} AS ledger,
            (SELECT coalesce(sum(c.initial_cents - c.balance_cents), 0)::int FROM commerce.gift_cards c
              WHERE c.tenant_id = o.tenant_id AND c.gift_card_id IN
                (SELECT t.gift_card_id FROM commerce.gift_card_ledger t WHERE ${ofOrder})) AS "spentOfCards",
            (SELECT jsonb_agg(jsonb_build_object('kind', t.kind, 'state', t.state, 'last4', t.last4,
                                                 'cents', t.amount_cents) ORDER BY t.kind, t.last4)
               FROM commerce.order_payments t WHERE ${ofOrder}) AS payments
       FROM commerce.orders o WHERE o.tenant_id = $1 AND o.order_number = $2`,
    [tenant, orderNumber],
  )
  return z.parse(bookSchema, row)
}
