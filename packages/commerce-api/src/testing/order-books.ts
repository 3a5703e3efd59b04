import type { TestDatabase } from '../server/test-database.ts'

type Query = TestDatabase['query']

export type HalfOrder = { readonly order_number: string; readonly state: string; readonly parts: unknown }

/**
 * Orders of a tenant that are neither whole nor waiting for their payment: with lines, ways of receiving, payments that
 * add up to what is due, and for one that stands its event, mail, audit row, answer under its key and the end of its
 * cart, each of them once.
 */
export const halfOrders = (query: Query, tenant: string) =>
  query<HalfOrder>(
    `WITH lines AS (SELECT order_id, count(*) AS n, coalesce(sum(total_cents) FILTER (WHERE NOT is_deleted), 0) AS goods
        FROM commerce.order_lines WHERE tenant_id = $1 GROUP BY 1),
      ways AS (SELECT order_id, count(*) AS n FROM commerce.order_fulfillments WHERE tenant_id = $1 GROUP BY 1),
      money AS (SELECT order_id, sum(amount_cents - refund_due_cents) AS sum, count(*) FILTER (WHERE state = 'authorising') AS open,
        count(*) FILTER (WHERE kind = 'card') AS cards FROM commerce.order_payments WHERE tenant_id = $1 GROUP BY 1),
      events AS (SELECT order_id, array_agg(kind ORDER BY event_id) AS kinds FROM commerce.order_events WHERE tenant_id = $1 GROUP BY 1),
      mails AS (SELECT payload->>'orderId' AS order_id, count(*) AS n FROM commerce.outbox
        WHERE tenant_id = $1 AND kind = 'order-placed' GROUP BY 1),
      audits AS (SELECT object_id AS order_id, array_agg(action ORDER BY audit_id) AS actions FROM commerce.audit_log
        WHERE tenant_id = $1 AND action LIKE 'order.%' GROUP BY 1),
      replies AS (SELECT reply->>'orderID' AS order_id, count(*) AS n FROM commerce.idempotency_keys
        WHERE tenant_id = $1 AND status = 200 GROUP BY 1)
    SELECT o.order_number, o.state, jsonb_build_object('lines', l.n, 'goods', l.goods, 'ways', w.n, 'money', m.sum, 'open', m.open,
      'events', e.kinds, 'mails', mails.n, 'audits', a.actions, 'replies', r.n, 'cart', c.state) AS parts
    FROM commerce.orders o
    JOIN commerce.carts c USING (tenant_id, cart_id)
    LEFT JOIN lines l USING (order_id) LEFT JOIN ways w USING (order_id) LEFT JOIN money m USING (order_id)
    LEFT JOIN events e USING (order_id)
    LEFT JOIN mails ON mails.order_id = o.order_id::text
    LEFT JOIN audits a ON a.order_id = o.order_id::text
    LEFT JOIN replies r ON r.order_id = o.order_id::text
    WHERE o.tenant_id = $1 AND (
      l.n > 0 AND l.goods = o.subtotal_cents AND w.n > 0
      AND coalesce(m.sum, 0) = o.total_cents + o.loyalty_cents + o.gift_card_cents
      AND CASE o.state
        WHEN 'placed' THEN e.kinds = '{placed}' AND mails.n = 1 AND 'order.placed' = ANY (a.actions) AND coalesce(r.n, 0) <= 1
          AND coalesce(m.open, 0) = 0 AND c.state = 'ordered'
        WHEN 'reserved' THEN e.kinds IS NULL AND mails.n IS NULL AND a.actions = '{order.reserved}' AND r.n IS NULL
          AND m.open = 1 AND c.state = 'ordering'
        WHEN 'failed' THEN e.kinds = '{failed}' AND mails.n IS NULL AND a.actions = '{order.reserved,order.failed}'
          AND r.n IS NULL AND m.open = 0 AND m.cards = 1
        WHEN 'canceled' THEN e.kinds = '{placed,canceled}' AND mails.n = 1 AND a.actions @> '{order.placed,order.canceled}'
          AND coalesce(m.open, 0) = 0
        ELSE false
      END) IS NOT TRUE`,
    [tenant],
  )

export type Start = { readonly pieces: number; readonly loyaltyCents?: number }
export type WrongBook = { readonly book: string; readonly is: string | null; readonly ought: string | null }

/** Books of a tenant that do not balance: what is left and what was taken is what there was at the start. */
export const wrongBooks = (query: Query, tenant: string, { pieces, loyaltyCents = 0 }: Start) =>
  query<WrongBook>(
    `WITH standing AS (SELECT * FROM commerce.orders WHERE tenant_id = $1 AND state NOT IN ('failed', 'canceled')),
      loyalty AS (SELECT coalesce(sum(amount_cents), 0) AS sum FROM commerce.loyalty_ledger WHERE tenant_id = $1),
      cards AS (SELECT coalesce(sum(amount_cents), 0) AS sum FROM commerce.gift_card_ledger WHERE tenant_id = $1)
    SELECT book, "is", ought FROM (VALUES
      ('stock', (SELECT sum(on_hand) FROM commerce.stock WHERE tenant_id = $1),
        $2::int - (SELECT coalesce(sum(qty), 0) FROM commerce.order_lines JOIN standing USING (tenant_id, order_id) WHERE NOT is_deleted)),
      ('loyalty dollars', (SELECT coalesce(sum(loyalty_cents), 0) FROM commerce.customers WHERE tenant_id = $1),
        $3::int + (SELECT sum FROM loyalty)),
      ('loyalty ledger', (SELECT -sum FROM loyalty), (SELECT coalesce(sum(loyalty_cents), 0) FROM standing)),
      ('gift cards', (SELECT coalesce(sum(initial_cents - balance_cents), 0) FROM commerce.gift_cards WHERE tenant_id = $1),
        (SELECT -sum FROM cards)),
      ('gift card ledger', (SELECT -sum FROM cards), (SELECT coalesce(sum(gift_card_cents), 0) FROM standing)),
      ('coupons', (SELECT coalesce(sum(used_count), 0) FROM commerce.coupons WHERE tenant_id = $1),
        (SELECT count(*) FROM commerce.coupon_redemptions WHERE tenant_id = $1)),
      ('coupon redemptions', (SELECT coalesce(sum(discount_cents), 0) FROM commerce.coupon_redemptions WHERE tenant_id = $1),
        (SELECT coalesce(sum(discount_cents), 0) FROM standing)),
      ('places', (SELECT coalesce(sum(capacity - places_left), 0) FROM commerce.slots WHERE tenant_id = $1),
        (SELECT count(*) FROM commerce.slot_bookings WHERE tenant_id = $1 AND state IN ('held', 'taken'))),
      ('taken places', (SELECT count(*) FROM commerce.slot_bookings WHERE tenant_id = $1 AND state = 'taken'),
        (SELECT count(*) FROM commerce.order_fulfillments JOIN standing USING (tenant_id, order_id) WHERE slot_id IS NOT NULL))
    ) AS books (book, "is", ought) WHERE "is" IS DISTINCT FROM ought`,
    [tenant, pieces, loyaltyCents],
  )

/** Which of these orders do not stand. */
export async function missingOrders(query: Query, orderIds: readonly string[]): Promise<readonly string[]> {
  const rows = await query<{ id: string }>(
    `SELECT id FROM unnest($1::uuid[]) AS id
     WHERE NOT EXISTS (SELECT FROM commerce.orders WHERE order_id = id AND state = 'placed')`,
    [orderIds],
  )
  return rows.map(({ id }) => id)
}
