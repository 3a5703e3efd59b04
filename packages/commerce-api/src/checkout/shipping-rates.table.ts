import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const shippingRates = commerce.table(
  'shipping_rates',
  {
    tenantId: tenantId(),
    rateId: uuid('rate_id').notNull(),
    locationId: uuid('location_id'),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    amountCents: integer('amount_cents').notNull(),
    estimatedDays: integer('estimated_days'),
    isDefault: boolean('is_default').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.rateId] })],
)
export type ShippingRateRecord = typeof shippingRates.$inferSelect
