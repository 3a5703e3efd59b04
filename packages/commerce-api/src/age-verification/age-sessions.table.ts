import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const ageSessions = commerce.table(
  'age_sessions',
  {
    tenantId: tenantId(),
    sessionId: uuid('session_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    state: text('state').notNull().default('started'),
    personalInfo: jsonb('personal_info').$type<unknown>().notNull().default({}),
    prefill: jsonb('prefill').$type<unknown>().notNull().default({}),
    providerReference: text('provider_reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
)
export type AgeSessionRecord = typeof ageSessions.$inferSelect
