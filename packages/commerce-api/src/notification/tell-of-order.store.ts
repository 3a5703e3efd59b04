import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { preparedSql, value } from '../database/prepared.ts'
import { PUSH } from '../mail/outbox.store.ts'
import { type OrderNotice, orderNotices } from './notification.messages.ts'

type ToldOrder = { readonly orderId: string; readonly orderNumber: string; readonly customerId: string | null }

/** One statement: the notification, and a push message for each browser that the customer registered. */
const insertNotice = preparedSql(
  'tell_of_order',
  sql`WITH note AS (
    INSERT INTO commerce.notifications (tenant_id, customer_id, title, body, order_id, created_at)
    VALUES (${value('tenantId')}, ${value('customerId')}, ${value('title')}, ${value('text')}, ${value('orderId')},
      ${value('at')})
    RETURNING tenant_id, notification_id, customer_id
  )
  INSERT INTO commerce.outbox (tenant_id, kind, recipient, payload, available_at)
  SELECT note.tenant_id, ${value('kind')}, device.token_hash,
    jsonb_build_object('notificationId', note.notification_id), to_timestamp(0)
  FROM note JOIN commerce.push_tokens device USING (tenant_id, customer_id)
  WHERE device.platform = 'web'`,
)

/**
 * Tells a customer that an order has moved on, in the transaction that moves it: both happen, or neither (spec 1 §4).
 * Guests have no notifications; they get mail.
 */
export async function tellOfOrder(tx: Transaction, order: ToldOrder, notice: OrderNotice, at: Date) {
  const { orderId, orderNumber, customerId } = order
  if (customerId === null) return
  const { title, text } = orderNotices[notice]
  await insertNotice(tx, { customerId, orderId, title, text: text.replace('#', `#${orderNumber}`), at, kind: PUSH })
}
