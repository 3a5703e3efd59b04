import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../../database/commerce-schema.ts'

export const paymentCallbacks = commerce.table(
  'payment_callbacks',
  {
    tenantId: tenantId(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    reference: text('reference').notNull(),
    amountCents: integer('amount_cents').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.provider, table.eventId] })],
)
