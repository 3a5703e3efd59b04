import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const otpCodes = commerce.table(
  'otp_codes',
  {
    tenantId: tenantId(),
    otpId: uuid('otp_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    recipientHash: text('recipient_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.otpId] })],
)
export type OtpCodeRecord = typeof otpCodes.$inferSelect
