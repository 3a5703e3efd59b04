import { numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const taxRates = commerce.table(
  'tax_rates',
  {
    tenantId: tenantId(),
    locationId: uuid('location_id').notNull(),
    taxClass: text('tax_class').notNull(),
    name: text('name').notNull(),
    ratePercent: numeric('rate_percent', { precision: 7, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.locationId, table.taxClass, table.name] })],
)
export type TaxRateRecord = typeof taxRates.$inferSelect
