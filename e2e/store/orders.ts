import * as z from 'zod/mini'
import type { Database } from './database.ts'

const orderSchema = z.object({
  orderNumber: z.string(),
  state: z.string(),
  paymentState: z.string(),
  codes: z.array(z.string()),
  slotIds: z.array(z.string()),
  /** Ordered pieces by product. */
  pieces: z.record(z.string(), z.int()),
})
export type PlacedOrder = z.output<typeof orderSchema>

/** The orders of an address, declined ones included, as the database has them. */
export async function ordersOf({ query }: Database, email: string): Promise<readonly PlacedOrder[]> {
  const rows = await query(
    `SELECT o.order_number AS "orderNumber", o.state, o.payment_state AS "paymentState",
            array(SELECT f.code_name FROM commerce.order_fulfillments f
                   WHERE f.tenant_id = o.tenant_id AND f.order_id = o.order_id ORDER BY 1) AS codes,
            array(SELECT f.slot_id FROM commerce.order_fulfillments f
                   WHERE f.tenant_id = o.tenant_id AND f.order_id = o.order_id AND f.slot_id IS NOT NULL) AS "slotIds",
            (SELECT jsonb_object_agg(l.product_id, l.qty) FROM commerce.order_lines l
              WHERE l.tenant_id = o.tenant_id AND l.order_id = o.order_id) AS pieces
       FROM commerce.orders o WHERE o.email = $1 ORDER BY o.placed_at`,
    [email],
  )
  return z.parse(z.array(orderSchema), rows)
}

const supplySchema = z.object({ id: z.string(), left: z.int() })
export type Supply = { readonly stock: ReadonlyMap<string, number>; readonly places: ReadonlyMap<string, number> }

/** What a store has: pieces by product, free places by slot. */
export async function supplyOf({ query }: Database, tenant: string, location: string): Promise<Supply> {
  const read = async (table: string, id: string, left: string) => {
    const rows = await query(
      `SELECT t.${id} AS id, t.${left} AS left FROM commerce.${table} t
         JOIN commerce.locations l USING (tenant_id, location_id) WHERE tenant_id = $1 AND l.name = $2`,
      [tenant, location],
    )
    return new Map(z.parse(z.array(supplySchema), rows).map(({ id: key, left: count }) => [key, count]))
  }
  const [stock, places] = [await read('stock', 'product_id', 'on_hand'), await read('slots', 'slot_id', 'places_left')]
  return { stock, places }
}

/** How pieces and places of an order changed between two looks at the store. */
export function changesOf(order: PlacedOrder | undefined, before: Supply, after: Supply) {
  const change = (kind: keyof Supply) => (id: string) => (after[kind].get(id) ?? 0) - (before[kind].get(id) ?? 0)
  return {
    pieces: Object.keys(order?.pieces ?? {}).map(change('stock')),
    places: (order?.slotIds ?? []).map(change('places')),
  }
}
