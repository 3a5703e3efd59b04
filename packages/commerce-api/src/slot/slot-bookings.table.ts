import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const slotBookings = commerce.table(
  'slot_bookings',
  {
    tenantId: tenantId(),
    slotBookingId: uuid('slot_booking_id').notNull().defaultRandom(),
    slotId: uuid('slot_id').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id'),
    cartId: uuid('cart_id'),
    orderId: uuid('order_id'),
    state: text('state').notNull().default('held'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slotBookingId] })],
)
export type SlotBookingRecord = typeof slotBookings.$inferSelect
