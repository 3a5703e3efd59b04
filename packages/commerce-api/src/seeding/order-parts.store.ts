import type { Transaction } from '../database/database.ts'
import { orderFulfillments } from '../order/order-fulfillments.table.ts'
import { orderLines } from '../order/order-lines.table.ts'
import { orderPayments } from '../order/order-payments.table.ts'
import { orders } from '../order/orders.table.ts'

type New<Table extends { $inferInsert: unknown }> = Omit<Table['$inferInsert'], 'tenantId'>

export async function insertOrder({ db, tenantId }: Transaction, order: New<typeof orders>) {
  await db.insert(orders).values({ tenantId, ...order })
}

export async function insertLines({ db, tenantId }: Transaction, lines: readonly New<typeof orderLines>[]) {
  await db.insert(orderLines).values(lines.map((line) => ({ tenantId, ...line })))
}

export async function insertFulfillments(
  { db, tenantId }: Transaction,
  fulfillments: readonly New<typeof orderFulfillments>[],
) {
  await db.insert(orderFulfillments).values(fulfillments.map((fulfillment) => ({ tenantId, ...fulfillment })))
}

export async function insertPayments({ db, tenantId }: Transaction, payments: readonly New<typeof orderPayments>[]) {
  if (payments.length === 0) return
  await db.insert(orderPayments).values(payments.map((payment) => ({ tenantId, ...payment })))
}
