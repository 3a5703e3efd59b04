import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { tenants } from '../../tenant/tenants.table.ts'
import { paymentCallbacks } from './payment-callbacks.table.ts'

export async function knowsTenant({ db, tenantId }: Transaction): Promise<boolean> {
  const found = await db.select({ id: tenants.tenantId }).from(tenants).where(eq(tenants.tenantId, tenantId))
  return found.length > 0
}

type Told = Omit<typeof paymentCallbacks.$inferInsert, 'tenantId'>

/** Whether this event is told for the first time; a copy that comes meanwhile waits for the end of this transaction. */
export async function keepCallback({ db, tenantId }: Transaction, told: Told): Promise<boolean> {
  const kept = await db
    .insert(paymentCallbacks)
    .values({ tenantId, ...told })
    .onConflictDoNothing()
    .returning({ eventId: paymentCallbacks.eventId })
  return kept.length > 0
}

export async function forgetCallbacks({ db, tenantId }: Transaction, before: Date) {
  await db
    .delete(paymentCallbacks)
    .where(and(eq(paymentCallbacks.tenantId, tenantId), lt(paymentCallbacks.receivedAt, before)))
}
