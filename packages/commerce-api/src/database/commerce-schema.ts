import { pgSchema, text } from 'drizzle-orm/pg-core'

export const commerce = pgSchema('commerce')

/** The first column of every table and of every key. */
export const tenantId = () => text('tenant_id').notNull()
