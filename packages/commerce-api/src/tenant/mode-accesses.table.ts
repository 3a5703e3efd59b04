import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const modeAccesses = commerce.table(
  'mode_accesses',
  {
    tenantId: tenantId(),
    subject: text('subject').notNull(),
    mode: integer('mode').notNull(),
    accessCodeHash: text('access_code_hash').notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subject, table.mode] })],
)
export type ModeAccessRecord = typeof modeAccesses.$inferSelect
