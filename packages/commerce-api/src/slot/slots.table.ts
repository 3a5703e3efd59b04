import { date, integer, primaryKey, time, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const slots = commerce.table(
  'slots',
  {
    tenantId: tenantId(),
    slotId: uuid('slot_id').notNull().defaultRandom(),
    locationId: uuid('location_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    bookingDate: date('booking_date').notNull(),
    localStart: time('local_start').notNull(),
    localEnd: time('local_end').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cutoffAt: timestamp('cutoff_at', { withTimezone: true }).notNull(),
    capacity: integer('capacity').notNull(),
    placesLeft: integer('places_left').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slotId] })],
)
export type SlotRecord = typeof slots.$inferSelect
