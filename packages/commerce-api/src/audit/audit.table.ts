import { bigint, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

/** Appended to, never changed: orders, money, sign-ins, refusals (T67). */
export const auditLog = commerce.table(
  'audit_log',
  {
    tenantId: tenantId(),
    auditId: bigint('audit_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    action: text('action').notNull(),
    subject: text('subject'),
    objectId: text('object_id'),
    requestId: text('request_id'),
    details: jsonb('details').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull().default({}),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.auditId] })],
)
