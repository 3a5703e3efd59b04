import type { PostalAddress } from '@aisle/api/address'
import { boolean, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const paymentMethods = commerce.table(
  'payment_methods',
  {
    tenantId: tenantId(),
    paymentMethodId: uuid('payment_method_id').notNull().defaultRandom(),
    customerId: uuid('customer_id').notNull(),
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    nameOnCard: text('name_on_card'),
    addressId: uuid('address_id'),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.paymentMethodId] })],
)
export type PaymentMethodRecord = typeof paymentMethods.$inferSelect
