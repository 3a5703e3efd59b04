import type { PostalAddress } from '@aisle/api/address'
import type { PickupInfo } from '@aisle/api/checkout'
import { boolean, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const orderFulfillments = commerce.table(
  'order_fulfillments',
  {
    tenantId: tenantId(),
    orderFulfillmentId: uuid('order_fulfillment_id').notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    codeName: text('code_name').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull().default('placed'),
    slotId: uuid('slot_id'),
    slotStartsAt: timestamp('slot_starts_at', { withTimezone: true }),
    slotEndsAt: timestamp('slot_ends_at', { withTimezone: true }),
    address: jsonb('address').$type<PostalAddress>(),
    pickupInfo: jsonb('pickup_info').$type<PickupInfo>(),
    deliveryInstruction: text('delivery_instruction'),
    isContactless: boolean('is_contactless').notNull().default(false),
    shippingRateId: uuid('shipping_rate_id'),
    shipToStoreLocationId: uuid('ship_to_store_location_id'),
    shippingCents: integer('shipping_cents').notNull().default(0),
    arrival: jsonb('arrival').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderFulfillmentId] })],
)
export type OrderFulfillmentRecord = typeof orderFulfillments.$inferSelect
