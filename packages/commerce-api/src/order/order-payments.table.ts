import type { PostalAddress } from '@aisle/api/address'
import { integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const orderPayments = commerce.table(
  'order_payments',
  {
    tenantId: tenantId(),
    paymentId: uuid('payment_id').notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    provider: text('provider'),
    providerReference: text('provider_reference'),
    paymentMethodId: uuid('payment_method_id'),
    giftCardId: uuid('gift_card_id'),
    brand: text('brand'),
    last4: text('last4'),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    state: text('state').notNull(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundDueCents: integer('refund_due_cents').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.paymentId] })],
)
export type OrderPaymentRecord = typeof orderPayments.$inferSelect
