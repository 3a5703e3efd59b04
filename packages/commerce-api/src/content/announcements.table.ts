import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const announcements = commerce.table(
  'announcements',
  {
    tenantId: tenantId(),
    announcementId: uuid('announcement_id').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    imageUrl: text('image_url'),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    position: integer('position').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.announcementId] })],
)
export type AnnouncementRecord = typeof announcements.$inferSelect
