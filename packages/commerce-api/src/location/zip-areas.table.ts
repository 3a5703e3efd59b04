import { doublePrecision, primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const zipAreas = commerce.table(
  'zip_areas',
  {
    tenantId: tenantId(),
    zip: text('zip').notNull(),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.zip] })],
)
export type ZipAreaRecord = typeof zipAreas.$inferSelect
