import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const fulfillmentMethods = commerce.table(
  'fulfillment_methods',
  {
    tenantId: tenantId(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    fulfillmentId: uuid('fulfillment_id').notNull(),
    codeName: text('code_name').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    qtyLimit: integer('qty_limit'),
    allowPayAtStore: boolean('allow_pay_at_store').notNull().default(false),
    payAtStoreUserType: integer('pay_at_store_user_type'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fulfillmentMethodId] })],
)
export type FulfillmentMethodRecord = typeof fulfillmentMethods.$inferSelect
