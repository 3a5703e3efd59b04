import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { customers } from '../customer/customers.table.ts'
import type { Transaction } from '../database/database.ts'
import { loyaltyLedger } from './loyalty-ledger.table.ts'

type Movement = { readonly customerId: string; readonly orderId: string; readonly cents: number; readonly at: Date }

/** Takes loyalty dollars that are there, in one statement (T20). */
export async function spendLoyalty(tx: Transaction, { customerId, orderId, cents, at }: Movement): Promise<boolean> {
  const { db, tenantId } = tx
  const [customer] = await db
    .update(customers)
    .set({ loyaltyCents: sql`${customers.loyaltyCents} - ${cents}` })
    .where(
      and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId), gte(customers.loyaltyCents, cents)),
    )
    .returning({ balanceCents: customers.loyaltyCents })
  if (!customer) return false
  await writeLedger(tx, { customerId, orderId, reason: 'redeemed', amountCents: -cents, at, ...customer })
  return true
}

/** Loyalty dollars that an order has taken, without what came back. */
export async function findSpentLoyalty({ db, tenantId }: Transaction, orderId: string) {
  const cents = sql<number>`(-sum(${loyaltyLedger.amountCents}))::int`
  const [spent] = await db
    .select({ customerId: loyaltyLedger.customerId, cents })
    .from(loyaltyLedger)
    .where(
      and(
        eq(loyaltyLedger.tenantId, tenantId),
        eq(loyaltyLedger.orderId, orderId),
        inArray(loyaltyLedger.reason, ['redeemed', 'refunded']),
      ),
    )
    .groupBy(loyaltyLedger.customerId)
    .having(gt(cents, 0))
  return spent
}

/** Puts back what an order took, once: the ledger's unique keys refuse a second time. A part of it has an id of its own. */
export async function refundLoyalty(
  tx: Transaction,
  { customerId, orderId, cents, at, refundId = null }: Movement & { readonly refundId?: string | null },
) {
  const { db, tenantId } = tx
  const [customer] = await db
    .update(customers)
    .set({ loyaltyCents: sql`${customers.loyaltyCents} + ${cents}` })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
    .returning({ balanceCents: customers.loyaltyCents })
  if (!customer) throw new Error('a customer with loyalty dollars is gone')
  await writeLedger(tx, { customerId, orderId, reason: 'refunded', amountCents: cents, refundId, at, ...customer })
}

type Entry = Omit<typeof loyaltyLedger.$inferInsert, 'tenantId'>

async function writeLedger({ db, tenantId }: Transaction, entry: Entry) {
  await db.insert(loyaltyLedger).values({ tenantId, ...entry })
}
