import { boolean, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const notifications = commerce.table(
  'notifications',
  {
    tenantId: tenantId(),
    notificationId: uuid('notification_id').notNull().defaultRandom(),
    customerId: uuid('customer_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    orderId: uuid('order_id'),
    linkType: text('link_type'),
    seoName: text('seo_name'),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.notificationId] })],
)
export type NotificationRecord = typeof notifications.$inferSelect
