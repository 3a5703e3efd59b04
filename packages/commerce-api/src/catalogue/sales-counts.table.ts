import { timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const salesCounts = commerce.table('sales_counts', {
  tenantId: tenantId().primaryKey(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})
