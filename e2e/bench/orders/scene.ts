import * as z from 'zod/mini'
import type { StoreUnderLoad } from './store-under-load.ts'

export type Scene = {
  readonly locationId: string
  readonly zipCode: string
  readonly methodId: string
  /** What is bought; the first of them is the one that a flash sale is about. */
  readonly productIds: readonly string[]
  readonly slots: readonly { readonly slotId: string; readonly bookingDate: string }[]
}

const PLENTY = 1_000_000
/** Three of them make an order that is large enough for any store. */
const LEAST_PRICE_CENTS = 900
const PRODUCTS = 40

const sceneSchema = z.object({
  locationId: z.string(),
  zipCode: z.string(),
  methodId: z.string(),
  productIds: z.array(z.string()).check(z.minLength(PRODUCTS)),
})
const slotsSchema = z.array(z.object({ slotId: z.string(), bookingDate: z.string() }))

/** A store that hands over what has a price worth an order, with room in its slots for everybody. */
export async function setScene({ query, tenant }: StoreUnderLoad): Promise<Scene> {
  const [found] = await query(
    `SELECT l.location_id AS "locationId", l.zip AS "zipCode", m.fulfillment_method_id AS "methodId",
            (array_agg(p.product_id ORDER BY p.product_id))[1:$3] AS "productIds"
       FROM commerce.locations l
       JOIN commerce.fulfillment_methods m ON m.tenant_id = l.tenant_id AND m.code_name = 'sp' AND m.is_active
       JOIN commerce.stock k ON k.tenant_id = l.tenant_id AND k.location_id = l.location_id
       JOIN commerce.products p ON p.tenant_id = l.tenant_id AND p.product_id = k.product_id
        AND p.price_cents >= $2 AND p.is_listed AND NOT p.has_age_restriction AND p.product_family = 0
        AND p.is_active AND p.variant_value_id IS NULL AND p.qty_limit IS NULL
      WHERE l.tenant_id = $1
      GROUP BY l.location_id, l.zip, l.position, m.fulfillment_method_id
      ORDER BY count(*) >= $3 DESC, l.position LIMIT 1`,
    [tenant, LEAST_PRICE_CENTS, PRODUCTS],
  )
  const scene = z.parse(sceneSchema, found)
  const slots = await query(
    `UPDATE commerce.slots SET capacity = capacity + $4, places_left = places_left + $4
      WHERE tenant_id = $1 AND location_id = $2 AND fulfillment_method_id = $3 AND cutoff_at > now() + interval '2 hours'
      RETURNING slot_id AS "slotId", booking_date::text AS "bookingDate"`,
    [tenant, scene.locationId, scene.methodId, PLENTY],
  )
  return { ...scene, slots: z.parse(slotsSchema, slots) }
}

/** Puts plenty of everything on the shelf, and so many pieces of what the flash sale is about. */
export async function stockUp(
  { query, tenant }: StoreUnderLoad,
  { locationId, productIds }: Scene,
  pieces: number = PLENTY,
): Promise<void> {
  await query(
    `UPDATE commerce.stock SET on_hand = CASE WHEN product_id = $4 THEN $5::int ELSE $6::int END
      WHERE tenant_id = $1 AND location_id = $2 AND product_id = ANY($3)`,
    [tenant, locationId, productIds, productIds[0], pieces, PLENTY],
  )
}

/** Mails of earlier orders are not sent during the next load: thousands of confirmations are not what is measured. */
export async function dropMails({ query, tenant }: StoreUnderLoad): Promise<void> {
  await query(
    `UPDATE commerce.outbox SET sent_at = now(), payload = '{}'
      WHERE tenant_id = $1 AND sent_at IS NULL AND failed_at IS NULL AND kind = 'order-placed'`,
    [tenant],
  )
}

const outcomeSchema = z.object({ orders: z.int(), carts: z.int(), unsettled: z.int(), oversold: z.int() })
export type Outcome = z.output<typeof outcomeSchema>

/**
 * What the database says of orders placed since then. An order whose payment nobody has answered for is unsettled: it
 * keeps its pieces until it is placed or given up. Oversold is every piece by which what was sold and what is left differ
 * from what was there.
 */
export async function outcomeSince(
  { query, tenant }: StoreUnderLoad,
  { locationId, productIds }: Scene,
  since: Date,
  pieces: number = PLENTY,
): Promise<Outcome> {
  const [found] = await query(
    `WITH placed AS (
       SELECT order_id, cart_id FROM commerce.orders WHERE tenant_id = $1 AND placed_at >= $4 AND state = 'placed'
     ), unsettled AS (
       SELECT order_id FROM commerce.orders WHERE tenant_id = $1 AND placed_at >= $4 AND state = 'reserved'
     ), sold AS (
       SELECT product_id, sum(qty) AS qty FROM commerce.order_lines
         JOIN (SELECT order_id FROM placed UNION ALL SELECT order_id FROM unsettled) o USING (order_id)
       WHERE tenant_id = $1 GROUP BY product_id
     )
     SELECT (SELECT count(*)::int FROM placed) AS orders, (SELECT count(DISTINCT cart_id)::int FROM placed) AS carts,
            (SELECT count(*)::int FROM unsettled) AS unsettled,
            sum(abs(CASE WHEN k.product_id = $5 THEN $6::int ELSE $7::int END - k.on_hand - coalesce(sold.qty, 0)))::int AS oversold
       FROM commerce.stock k LEFT JOIN sold USING (product_id)
      WHERE k.tenant_id = $1 AND k.location_id = $2 AND k.product_id = ANY($3)`,
    [tenant, locationId, productIds, since, productIds[0], pieces, PLENTY],
  )
  return z.parse(outcomeSchema, found)
}
