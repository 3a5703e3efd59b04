import * as z from 'zod/mini'
import type { StoreUnderLoad } from './store-under-load.ts'

export type Scene = {
  readonly locationId: string
  readonly zipCode: string
  readonly methodId: string
  readonly productId: string
  readonly slots: readonly { readonly slotId: string; readonly bookingDate: string }[]
}

const PLENTY = 1_000_000
/** An order of one piece must be large enough for any store. */
const LEAST_PRICE_CENTS = 2500

const sceneSchema = z.object({
  locationId: z.string(),
  zipCode: z.string(),
  methodId: z.string(),
  productId: z.string(),
})
const slotsSchema = z.array(z.object({ slotId: z.string(), bookingDate: z.string() }))

/** A store that hands over what has a price worth an order, with room in its slots for everybody. */
export async function setScene({ query, tenant }: StoreUnderLoad): Promise<Scene> {
  const [found] = await query(
    `SELECT l.location_id AS "locationId", l.zip AS "zipCode", m.fulfillment_method_id AS "methodId", p.product_id AS "productId"
       FROM commerce.locations l
       JOIN commerce.fulfillment_methods m ON m.tenant_id = l.tenant_id AND m.code_name = 'sp' AND m.is_active
       JOIN commerce.slots s ON s.tenant_id = l.tenant_id AND s.location_id = l.location_id
        AND s.fulfillment_method_id = m.fulfillment_method_id AND s.cutoff_at > now() + interval '2 hours'
       JOIN commerce.stock k ON k.tenant_id = l.tenant_id AND k.location_id = l.location_id AND k.on_hand > 0
       JOIN commerce.products p ON p.tenant_id = l.tenant_id AND p.product_id = k.product_id
        AND p.price_cents >= $2 AND p.is_listed AND NOT p.has_age_restriction AND p.product_family = 0
        AND p.is_active AND p.variant_value_id IS NULL AND p.qty_limit IS NULL
      WHERE l.tenant_id = $1
      ORDER BY l.position, p.price_cents, p.product_id LIMIT 1`,
    [tenant, LEAST_PRICE_CENTS],
  )
  const scene = z.parse(sceneSchema, found)
  const slots = await query(
    `UPDATE commerce.slots SET capacity = $4, places_left = $4
      WHERE tenant_id = $1 AND location_id = $2 AND fulfillment_method_id = $3 AND cutoff_at > now() + interval '2 hours'
      RETURNING slot_id AS "slotId", booking_date::text AS "bookingDate"`,
    [tenant, scene.locationId, scene.methodId, PLENTY],
  )
  return { ...scene, slots: z.parse(slotsSchema, slots) }
}

/** Puts so many pieces of the scene's product on the shelf. */
export const stockUp = ({ query, tenant }: StoreUnderLoad, { locationId, productId }: Scene, pieces: number = PLENTY) =>
  query('UPDATE commerce.stock SET on_hand = $4 WHERE tenant_id = $1 AND location_id = $2 AND product_id = $3', [
    tenant,
    locationId,
    productId,
    pieces,
  ])

/** Milliseconds */
const MAIL_PATIENCE = 180_000

/** Lets the mails of earlier orders leave first: one-time codes wait behind them, and sending them costs time. */
export async function mailsAreOut({ query, tenant }: StoreUnderLoad): Promise<void> {
  const deadline = Date.now() + MAIL_PATIENCE
  while (Date.now() < deadline) {
    const [waiting] = await query(
      'SELECT 1 FROM commerce.outbox WHERE tenant_id = $1 AND sent_at IS NULL AND failed_at IS NULL LIMIT 1',
      [tenant],
    )
    if (!waiting) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('Mails still wait after three minutes.')
}

const outcomeSchema = z.object({ orders: z.int(), carts: z.int(), sold: z.int(), left: z.int() })
export type Outcome = z.output<typeof outcomeSchema>

/** What the database says of orders placed since then. */
export async function outcomeSince(
  { query, tenant }: StoreUnderLoad,
  { locationId, productId }: Scene,
  since: Date,
): Promise<Outcome> {
  const [found] = await query(
    `SELECT count(DISTINCT o.order_id)::int AS orders, count(DISTINCT o.cart_id)::int AS carts,
            coalesce(sum(l.qty), 0)::int AS sold,
            (SELECT on_hand FROM commerce.stock WHERE tenant_id = $1 AND location_id = $2 AND product_id = $3) AS left
       FROM commerce.orders o JOIN commerce.order_lines l ON l.tenant_id = o.tenant_id AND l.order_id = o.order_id
      WHERE o.tenant_id = $1 AND l.product_id = $3 AND o.placed_at >= $4`,
    [tenant, locationId, productId, since],
  )
  return z.parse(outcomeSchema, found)
}
