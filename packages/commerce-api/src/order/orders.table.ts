import type { OrderTotals } from '@aisle/api/order-totals'
import { integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const orders = commerce.table(
  'orders',
  {
    tenantId: tenantId(),
    orderId: uuid('order_id').notNull().defaultRandom(),
    orderNumber: text('order_number').notNull(),
    cartId: uuid('cart_id').notNull(),
    subject: text('subject').notNull(),
    customerId: uuid('customer_id'),
    guestCustomerId: uuid('guest_customer_id'),
    locationId: uuid('location_id').notNull(),
    zipCode: text('zip_code'),
    state: text('state').notNull().default('placed'),
    paymentState: text('payment_state').notNull().default('none'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    tipCents: integer('tip_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull().default(0),
    deliveryCents: integer('delivery_cents').notNull().default(0),
    chargesCents: integer('charges_cents').notNull().default(0),
    loyaltyCents: integer('loyalty_cents').notNull().default(0),
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    totals: jsonb('totals').$type<OrderTotals>().notNull(),
    instruction: text('instruction'),
    trackingTokenHash: text('tracking_token_hash'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    heldFor: text('held_for'),
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
)
export type OrderRecord = typeof orders.$inferSelect
