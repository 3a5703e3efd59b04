import { bigint, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const loyaltyLedger = commerce.table(
  'loyalty_ledger',
  {
    tenantId: tenantId(),
    entryId: bigint('entry_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id').notNull(),
    orderId: uuid('order_id'),
    reason: text('reason').notNull(),
    amountCents: integer('amount_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    refundId: uuid('refund_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.entryId] })],
)
export type LoyaltyLedgerRecord = typeof loyaltyLedger.$inferSelect
