import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const modePasses = commerce.table(
  'mode_passes',
  {
    tenantId: tenantId(),
    passHash: text('pass_hash').notNull(),
    mode: integer('mode').notNull(),
    accessCodeHash: text('access_code_hash').notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.passHash] })],
)
export type ModePassRecord = typeof modePasses.$inferSelect
