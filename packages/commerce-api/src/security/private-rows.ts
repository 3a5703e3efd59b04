import type { TestApp } from '../server/testing.ts'

/** Tables whose rows belong to one shopper, with the columns that only their owner may change. */
const PRIVATE_TABLES = [
  'customers',
  'guest_customers',
  'addresses',
  'payment_methods',
  'favorites',
  'wishlists',
  'wishlist_products',
  'reviews',
  'notifications',
  'push_tokens',
  'carts',
  'cart_lines',
  'cart_fulfillments',
  'cart_snapshots',
  'saved_lines',
  'slot_bookings',
  'orders',
  'order_lines',
  'order_fulfillments',
  'order_payments',
  'card_refunds',
  'returns',
  'gift_cards',
  'gift_card_ledger',
  'auto_ship_orders',
  'coupons',
  'age_sessions',
] as const

/** Every private row of a tenant as text. */
export async function readPrivateRows(
  { query }: Pick<TestApp, 'query'>,
  tenantId: string,
): Promise<ReadonlySet<string>> {
  const selects = PRIVATE_TABLES.map(
    (table) => `SELECT '${table} ' || to_jsonb(row)::text AS text FROM commerce.${table} row WHERE tenant_id = $1`,
  )
  const rows = await query<{ text: string }>(selects.join(' UNION ALL '), [tenantId])
  return new Set(rows.map(({ text }) => text))
}
