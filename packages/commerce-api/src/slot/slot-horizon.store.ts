import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** Of the advisory locks that one transaction for each tenant holds while it makes slots. */
const MAKING_SLOTS = 20_261_121

/** Takes the tenant's turn until the transaction ends, unless another has it. */
export async function haveTurn({ db, tenantId }: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ is_mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${MAKING_SLOTS}, hashtext(${tenantId})) AS is_mine`,
  )
  return rows[0]?.is_mine === true
}
