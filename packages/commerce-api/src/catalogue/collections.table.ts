import { primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const collections = commerce.table(
  'collections',
  {
    tenantId: tenantId(),
    collectionId: uuid('collection_id').notNull(),
    name: text('name').notNull(),
    seoName: text('seo_name').notNull(),
    description: text('description'),
    imageUrl: text('image_url'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.collectionId] })],
)
export type CollectionRecord = typeof collections.$inferSelect
