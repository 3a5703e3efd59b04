import { timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const tenants = commerce.table('tenants', {
  tenantId: tenantId().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type TenantRecord = typeof tenants.$inferSelect
