import { and, eq, inArray, sql } from 'drizzle-orm'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'
import { preparedSql, value } from '../database/prepared.ts'

/**
 * Rows without enough pieces are not even locked: those who get nothing do not hold up the others. Arrays, of which
 * PostgreSQL expects few: it looks each product up, where it would read the whole shelf for rows of JSON.
 */
const movement = (name: string, sign: '+' | '-') => {
  const left = sql.raw(`stock.on_hand ${sign} wanted.qty`)
  return preparedSql<{ product_id: string }>(
    name,
    sql`WITH wanted AS MATERIALIZED (
      SELECT stock.product_id, item.qty
      FROM unnest(${value('productIds')}::uuid[], ${value('quantities')}::int[]) AS item (product_id, qty)
      JOIN commerce.stock USING (product_id)
      WHERE stock.tenant_id = ${value('tenantId')} AND stock.location_id = ${value('locationId')}
        AND stock.on_hand ${sql.raw(sign)} item.qty >= 0
      ORDER BY stock.product_id FOR UPDATE OF stock
    )
    UPDATE commerce.stock SET on_hand = ${left} FROM wanted
    WHERE stock.tenant_id = ${value('tenantId')} AND stock.location_id = ${value('locationId')}
      AND stock.product_id = wanted.product_id AND ${left} >= 0
    RETURNING stock.product_id`,
  )
}
const take = movement('take_stock', '-')
const giveBack = movement('return_stock', '+')

type Demand = ReadonlyMap<string, number>

const wantedOf = (demand: Demand) => ({ productIds: [...demand.keys()], quantities: [...demand.values()] })

/**
 * Takes stock of all products at once, in the order of their ids: two orders never wait for each other crosswise, and
 * nothing is taken of what is not there.
 * @returns the products of which there was enough
 */
export async function takeStock(tx: Transaction, locationId: string, demand: Demand): Promise<ReadonlySet<string>> {
  const { rows } = await take(tx, { locationId, ...wantedOf(demand) })
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
  await giveBack(tx, { locationId, ...wantedOf(demand) })
}
