import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../../database/commerce-schema.ts'

/** What opens the preview of a store's home page. The API's role may only read it. */
export const previewLinks = commerce.table(
  'preview_links',
  {
    tenantId: tenantId(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
)
