import { customType, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

/** Of a transaction, for good: never used again. Compared in SQL only. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const catalogueChanges = commerce.table(
  'catalogue_changes',
  {
    tenantId: tenantId(),
    changedBy: transactionId('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.changedBy] })],
)
