import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const categories = commerce.table(
  'categories',
  {
    tenantId: tenantId(),
    categoryId: uuid('category_id').notNull(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    seoName: text('seo_name').notNull(),
    description: text('description'),
    imageUrl: text('image_url'),
    position: integer('position').notNull().default(0),
    isTrending: boolean('is_trending').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.categoryId] })],
)
export type CategoryRecord = typeof categories.$inferSelect
