import { and, eq, gte, sql } from 'drizzle-orm'
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

/** Puts back what an order took, once: the ledger's unique key refuses a second time. */
export async function refundLoyalty(tx: Transaction, orderId: string, at: Date) {
  const { db, tenantId } = tx
  const spent = await db
    .select()
    .from(loyaltyLedger)
    .where(
      and(
        eq(loyaltyLedger.tenantId, tenantId),
        eq(loyaltyLedger.orderId, orderId),
        eq(loyaltyLedger.reason, 'redeemed'),
      ),
    )
  for (const { customerId, amountCents } of spent) {
    const [customer] = await db
      .update(customers)
      .set({ loyaltyCents: sql`${customers.loyaltyCents} - ${amountCents}` })
      .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
      .returning({ balanceCents: customers.loyaltyCents })
    if (!customer) throw new Error('a customer with loyalty dollars is gone')
    await writeLedger(tx, { customerId, orderId, reason: 'refunded', amountCents: -amountCents, at, ...customer })
  }
}

type Entry = Omit<typeof loyaltyLedger.$inferInsert, 'tenantId'>

async function writeLedger({ db, tenantId }: Transaction, entry: Entry) {
  await db.insert(loyaltyLedger).values({ tenantId, ...entry })
}
