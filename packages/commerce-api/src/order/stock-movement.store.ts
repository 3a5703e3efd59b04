import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'
import { preparedSql, value } from '../database/prepared.ts'

const onHand = sql.raw('stock.on_hand')

/** Rows without enough pieces are not even locked: those who get nothing do not hold up the others. */
const movement = (name: string, left: SQL) =>
  preparedSql<{ product_id: string }>(
    name,
    sql`WITH wanted AS MATERIALIZED (
      SELECT product_id, qty FROM jsonb_to_recordset(${value('wanted')}::jsonb) AS item(product_id uuid, qty int)
    ), locked AS MATERIALIZED (
      SELECT stock.product_id FROM commerce.stock JOIN wanted USING (product_id)
      WHERE stock.tenant_id = ${value('tenantId')} AND stock.location_id = ${value('locationId')} AND ${left} >= 0
      ORDER BY stock.product_id FOR UPDATE OF stock
    )
    UPDATE commerce.stock SET on_hand = ${left}
    FROM locked JOIN wanted USING (product_id)
    WHERE stock.tenant_id = ${value('tenantId')} AND stock.location_id = ${value('locationId')}
      AND stock.product_id = locked.product_id AND ${left} >= 0
    RETURNING stock.product_id`,
  )
const take = movement('take_stock', sql`${onHand} - wanted.qty`)
const giveBack = movement('return_stock', sql`${onHand} + wanted.qty`)

type Demand = ReadonlyMap<string, number>

const wantedOf = (demand: Demand) =>
  JSON.stringify([...demand].map(([productId, qty]) => ({ product_id: productId, qty })))

/**
 * Takes stock of all products at once, in the order of their ids: two orders never wait for each other crosswise, and
 * nothing is taken of what is not there.
 * @returns the products of which there was enough
 */
export async function takeStock(tx: Transaction, locationId: string, demand: Demand): Promise<ReadonlySet<string>> {
  const { rows } = await take(tx, { locationId, wanted: wantedOf(demand) })
  return new Set(rows.map((row) => row.product_id))
}

/** Pieces on hand by product, as they are at this moment. */
export async function readOnHand({ db, tenantId }: Transaction, locationId: string, productIds: readonly string[]) {
  const isHere = and(eq(stock.tenantId, tenantId), eq(stock.locationId, locationId))
  const rows = await db
    .select({ productId: stock.productId, onHand: stock.onHand })
    .from(stock)
    .where(and(isHere, inArray(stock.productId, [...productIds])))
  return new Map(rows.map(({ productId, onHand }) => [productId, onHand]))
}

/** Gives back what an order took. */
export async function returnStock(tx: Transaction, locationId: string, demand: Demand) {
  await giveBack(tx, { locationId, wanted: wantedOf(demand) })
}
