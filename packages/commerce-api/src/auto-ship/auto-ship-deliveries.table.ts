import { date, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const autoShipDeliveries = commerce.table(
  'auto_ship_deliveries',
  {
    tenantId: tenantId(),
    deliveryId: uuid('delivery_id').notNull().defaultRandom(),
    subscriptionId: uuid('subscription_id').notNull(),
    dueDate: date('due_date').notNull(),
    qty: integer('qty').notNull(),
    state: text('state').notNull().default('upcoming'),
    orderId: uuid('order_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.deliveryId] })],
)
export type AutoShipDeliveryRecord = typeof autoShipDeliveries.$inferSelect
