import { bigint, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../../database/commerce-schema.ts'

/** Closures that the identity service has still to be told of. */
export const identityClosures = commerce.table(
  'identity_closures',
  {
    tenantId: tenantId(),
    closureId: bigint('closure_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The shopper's own; empty once it is of no use. */
    accessToken: text('access_token').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    availableAt: timestamp('available_at', { withTimezone: true }).notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.closureId] })],
)
export type IdentityClosureRecord = typeof identityClosures.$inferSelect
