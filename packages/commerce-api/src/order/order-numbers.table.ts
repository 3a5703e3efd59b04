import { bigint } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const orderNumbers = commerce.table('order_numbers', {
  tenantId: tenantId().primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
})
export type OrderNumberRecord = typeof orderNumbers.$inferSelect
