import type { PostalAddress } from '@aisle/api/address'
import type { PickupInfo } from '@aisle/api/checkout'
import { boolean, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const cartFulfillments = commerce.table(
  'cart_fulfillments',
  {
    tenantId: tenantId(),
    cartId: uuid('cart_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    addressId: uuid('address_id'),
    address: jsonb('address').$type<PostalAddress>(),
    pickupInfo: jsonb('pickup_info').$type<PickupInfo>(),
    deliveryInstruction: text('delivery_instruction'),
    isContactless: boolean('is_contactless').notNull().default(false),
    shippingRateId: uuid('shipping_rate_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId, table.fulfillmentMethodId] })],
)
export type CartFulfillmentRecord = typeof cartFulfillments.$inferSelect
