import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { preparedSql, value } from '../database/prepared.ts'
import { PUSH } from '../mail/outbox.store.ts'
import { type OrderNotice, orderNotices } from './notification.messages.ts'

type ToldOrder = { readonly orderId: string; readonly orderNumber: string; readonly customerId: string | null }

/** One statement: the notifications, and a push message for each browser that their customers registered. */
const insertNotices = preparedSql(
  'tell_of_orders',
  sql`WITH note AS (
    INSERT INTO commerce.notifications (tenant_id, customer_id, title, body, order_id, created_at)
    SELECT ${value('tenantId')}, told.customer_id, ${value('title')}, told.body, told.order_id, ${value('at')}
    FROM unnest(${value('customerIds')}::uuid[], ${value('orderIds')}::uuid[], ${value('texts')}::text[])
      AS told(customer_id, order_id, body)
    RETURNING tenant_id, notification_id, customer_id
  )
  INSERT INTO commerce.outbox (tenant_id, kind, recipient, payload, available_at)
  SELECT note.tenant_id, ${value('kind')}, device.token_hash,
    jsonb_build_object('notificationId', note.notification_id), to_timestamp(0)
  FROM note JOIN commerce.push_tokens device USING (tenant_id, customer_id)
  WHERE device.platform = 'web'`,
)

/**
 * Tells customers that their orders have moved on, in the transaction that moves them: both happen, or neither (spec 1
 * §4). Guests have no notifications; they get mail.
 */
export async function tellOfOrders(tx: Transaction, orders: readonly ToldOrder[], notice: OrderNotice, at: Date) {
  const told = orders.filter(({ customerId }) => customerId !== null)
  if (told.length === 0) return
  const { title, text } = orderNotices[notice]
  await insertNotices(tx, {
    customerIds: told.map(({ customerId }) => customerId),
    orderIds: told.map(({ orderId }) => orderId),
    texts: told.map(({ orderNumber }) => text.replace('#', `#${orderNumber}`)),
    title,
    at,
    kind: PUSH,
  })
}

/** The same for one order. */
export const tellOfOrder = (tx: Transaction, order: ToldOrder, notice: OrderNotice, at: Date) =>
  tellOfOrders(tx, [order], notice, at)
