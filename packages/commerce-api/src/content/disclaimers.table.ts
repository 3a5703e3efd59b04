import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const disclaimers = commerce.table(
  'disclaimers',
  {
    tenantId: tenantId(),
    disclaimerId: uuid('disclaimer_id').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    isRequiredAcceptance: boolean('is_required_acceptance').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.disclaimerId] })],
)
export type DisclaimerRecord = typeof disclaimers.$inferSelect
