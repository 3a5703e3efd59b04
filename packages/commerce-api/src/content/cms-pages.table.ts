import { boolean, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const cmsPages = commerce.table(
  'cms_pages',
  {
    tenantId: tenantId(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    metaDescription: text('meta_description'),
    kind: text('kind').notNull().default('page'),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slug] })],
)
export type CmsPageRecord = typeof cmsPages.$inferSelect
