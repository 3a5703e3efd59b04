import { date, integer, numeric, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const autoShipOrders = commerce.table(
  'auto_ship_orders',
  {
    tenantId: tenantId(),
    subscriptionId: uuid('subscription_id').notNull().defaultRandom(),
    customerId: uuid('customer_id').notNull(),
    productId: uuid('product_id').notNull(),
    locationId: uuid('location_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    orderId: uuid('order_id'),
    qty: integer('qty').notNull(),
    frequency: text('frequency').notNull(),
    status: text('status').notNull().default('active'),
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    nextDate: date('next_date'),
    addressId: uuid('address_id'),
    paymentMethodId: uuid('payment_method_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subscriptionId] })],
)
export type AutoShipOrderRecord = typeof autoShipOrders.$inferSelect
