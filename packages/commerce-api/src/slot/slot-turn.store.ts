import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** Of the advisory locks that one transaction for each shopper holds: it books a slot, signs up or closes the account. */
const BOOKING_A_SLOT = 20_261_122

/** Two devices of one shopper take turns: the second one finds what the first has held, and gives it back. */
export async function awaitTurn({ db, tenantId }: Transaction, subject: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${BOOKING_A_SLOT}, hashtext(${`${tenantId} ${subject}`}))`)
}
