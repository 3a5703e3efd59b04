import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { salesCounts } from './sales-counts.table.ts'

/** Takes the turn to count, unless it was counted after `since`. */
export async function takeTurn(
  { db, tenantId }: Transaction,
  { at, since }: { readonly at: Date; readonly since: Date },
) {
  const taken = await db
    .insert(salesCounts)
    .values({ tenantId, countedAt: at })
    .onConflictDoUpdate({
      target: salesCounts.tenantId,
      set: { countedAt: at },
      setWhere: lt(salesCounts.countedAt, since),
    })
    .returning()
  return taken.length > 0
}

/**
 * Makes `sold_count` how many orders since then have the product, or a variant of it; canceled and failed ones do not
 * count. A product that somebody else is changing at the moment keeps its count until the next time: an import shall not
 * wait for this, nor this for an import.
 * @returns how many products have another count now
 */
export async function updateSoldCounts({ db, tenantId }: Transaction, since: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH sold AS MATERIALIZED (
      SELECT coalesce(product.parent_product_id, product.product_id) AS product_id, count(DISTINCT line.order_id)::int AS count
      FROM commerce.orders bought
      JOIN commerce.order_lines line ON line.tenant_id = bought.tenant_id AND line.order_id = bought.order_id
      JOIN commerce.products product ON product.tenant_id = line.tenant_id AND product.product_id = line.product_id
      WHERE bought.tenant_id = ${tenantId} AND bought.placed_at >= ${since.toISOString()}::timestamptz
        AND bought.state NOT IN ('reserved', 'canceled', 'failed') AND NOT line.is_deleted
      GROUP BY 1
    ), changed AS MATERIALIZED (
      SELECT product.product_id, coalesce(sold.count, 0) AS count
      FROM commerce.products product LEFT JOIN sold ON sold.product_id = product.product_id
      WHERE product.tenant_id = ${tenantId} AND product.sold_count <> coalesce(sold.count, 0)
      FOR NO KEY UPDATE OF product SKIP LOCKED
    )
    UPDATE commerce.products product SET sold_count = changed.count
    FROM changed WHERE product.tenant_id = ${tenantId} AND product.product_id = changed.product_id`)
  return rowCount ?? 0
}
