import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'
import type { Person } from './person.ts'

/**
 * An age check: `started`, then `completed` (the proof of its subject for three days), `refused`, or `expired`;
 * `mapped` once a customer has taken a completed one over.
 */
export const ageSessions = commerce.table(
  'age_sessions',
  {
    tenantId: tenantId(),
    sessionId: uuid('session_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    state: text('state').$type<AgeSessionState>().notNull().default('started'),
    /** What the shopper has said; empty when the check is over. */
    prefill: jsonb('prefill').$type<Partial<Person>>().notNull().default({}),
    /** The provider's name of the check, until it was told to forget it. */
    providerReference: text('provider_reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the check; once it is over, of what the row is still good for. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
)
export type AgeSessionState = 'started' | 'completed' | 'refused' | 'mapped' | 'expired'
export type AgeSessionRecord = typeof ageSessions.$inferSelect
