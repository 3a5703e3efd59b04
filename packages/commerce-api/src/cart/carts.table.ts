import type { CartNotice } from '@aisle/api/cart-notice'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const carts = commerce.table(
  'carts',
  {
    tenantId: tenantId(),
    cartId: uuid('cart_id').notNull().defaultRandom(),
    cartNumber: text('cart_number').notNull(),
    subject: text('subject').notNull(),
    customerId: uuid('customer_id'),
    guestCustomerId: uuid('guest_customer_id'),
    state: text('state').notNull().default('open'),
    version: integer('version').notNull().default(1),
    locationId: uuid('location_id'),
    shipToStoreLocationId: uuid('ship_to_store_location_id'),
    zipCode: text('zip_code'),
    tipCents: integer('tip_cents').notNull().default(0),
    isTipConfirmed: boolean('is_tip_confirmed').notNull().default(false),
    loyaltyCents: integer('loyalty_cents').notNull().default(0),
    giftCardsChosen: boolean('gift_cards_chosen').notNull().default(false),
    shippingRateId: uuid('shipping_rate_id'),
    paymentMethodId: uuid('payment_method_id'),
    isPayAtStore: boolean('is_pay_at_store').notNull().default(false),
    mergedIntoCartId: uuid('merged_into_cart_id'),
    isAbandonmentTold: boolean('is_abandonment_told').notNull().default(false),
    /** What happened to the cart that its shopper has not put away. */
    notices: jsonb('notices')
      .$type<readonly CartNotice[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId] })],
)
export type CartRecord = typeof carts.$inferSelect
