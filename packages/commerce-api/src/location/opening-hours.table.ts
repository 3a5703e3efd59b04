import { integer, primaryKey, time, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const openingHours = commerce.table(
  'opening_hours',
  {
    tenantId: tenantId(),
    locationId: uuid('location_id').notNull(),
    weekday: integer('weekday').notNull(),
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.locationId, table.weekday] })],
)
export type OpeningHourRecord = typeof openingHours.$inferSelect
