import { customType, pgSchema, text } from 'drizzle-orm/pg-core'

export const commerce = pgSchema('commerce')

/** The first column of every table and of every key. */
export const tenantId = () => text('tenant_id').notNull()

/** The words of a document, prepared for searching. Written and read in SQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
