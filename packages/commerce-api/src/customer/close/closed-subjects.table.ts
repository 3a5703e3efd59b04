import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../../database/commerce-schema.ts'

/** Who closed an account, by the hash of the token's subject. Appended to, never changed. */
export const closedSubjects = commerce.table(
  'closed_subjects',
  {
    tenantId: tenantId(),
    subjectHash: text('subject_hash').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subjectHash] })],
)
