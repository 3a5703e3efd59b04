import type { PageTemplate } from '@aisle/api/page-component'
import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const pageTemplates = commerce.table(
  'page_templates',
  {
    tenantId: tenantId(),
    templateId: uuid('template_id').notNull().defaultRandom(),
    name: text('name').notNull(),
    locationId: uuid('location_id'),
    template: jsonb('template').$type<PageTemplate>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.templateId] })],
)
export type PageTemplateRecord = typeof pageTemplates.$inferSelect
