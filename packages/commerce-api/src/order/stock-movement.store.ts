import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/**
 * Takes stock of all products at once, in the order of their ids: two orders never wait for each other crosswise, and
 * nothing is taken of what is not there.
 * @returns the products of which there was enough
 */
export async function takeStock(tx: Transaction, locationId: string, demand: ReadonlyMap<string, number>) {
  return await move(tx, locationId, demand, sql`stock.on_hand - wanted.qty`)
}

/** Gives back what an order took. */
export async function returnStock(tx: Transaction, locationId: string, demand: ReadonlyMap<string, number>) {
  return await move(tx, locationId, demand, sql`stock.on_hand + wanted.qty`)
}

async function move(
  { db, tenantId }: Transaction,
  locationId: string,
  demand: ReadonlyMap<string, number>,
  left: ReturnType<typeof sql>,
): Promise<ReadonlySet<string>> {
  const wanted = JSON.stringify([...demand].map(([productId, qty]) => ({ product_id: productId, qty })))
  const { rows } = await db.execute<{ product_id: string }>(sql`
    WITH wanted AS MATERIALIZED (
      SELECT product_id, qty FROM jsonb_to_recordset(${wanted}::jsonb) AS item(product_id uuid, qty int)
    ), locked AS MATERIALIZED (
      SELECT stock.product_id FROM commerce.stock JOIN wanted USING (product_id)
      WHERE stock.tenant_id = ${tenantId} AND stock.location_id = ${locationId}
      ORDER BY stock.product_id FOR UPDATE OF stock
    )
    UPDATE commerce.stock SET on_hand = ${left}
    FROM locked JOIN wanted USING (product_id)
    WHERE stock.tenant_id = ${tenantId} AND stock.location_id = ${locationId}
      AND stock.product_id = locked.product_id AND ${left} >= 0
    RETURNING stock.product_id`)
  return new Set(rows.map((row) => row.product_id))
}
