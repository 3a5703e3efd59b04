import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const addresses = commerce.table(
  'addresses',
  {
    tenantId: tenantId(),
    addressId: uuid('address_id').notNull().defaultRandom(),
    customerId: uuid('customer_id').notNull(),
    type: integer('type').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    email: text('email'),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    country: text('country'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.addressId] })],
)
export type AddressRecord = typeof addresses.$inferSelect
