import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const guestCustomers = commerce.table(
  'guest_customers',
  {
    tenantId: tenantId(),
    guestCustomerId: uuid('guest_customer_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    verifiedAt: timestamp('verified_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.guestCustomerId] })],
)
export type GuestCustomerRecord = typeof guestCustomers.$inferSelect
