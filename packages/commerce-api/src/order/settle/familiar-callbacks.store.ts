import { and, eq, sql } from 'drizzle-orm'
import { insertRows, type NewRow } from '../../database/insert-rows.ts'
import type { Transaction } from '../../database/database.ts'
import { prepared, preparedSql, value } from '../../database/prepared.ts'
import { paymentCallbacks } from '../../payment/callback/payment-callbacks.table.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'

const selectKnown = prepared((db) =>
  db
    .select({
      orderId: orders.orderId,
      orderState: orders.state,
      provider: orderPayments.provider,
      payment: {
        state: orderPayments.state,
        amountCents: orderPayments.amountCents,
        providerReference: orderPayments.providerReference,
        refundedCents: orderPayments.refundedCents,
        refundDueCents: orderPayments.refundDueCents,
      },
    })
    .from(orders)
    .innerJoin(
      orderPayments,
      and(
        eq(orderPayments.tenantId, value('tenantId')),
        eq(orderPayments.orderId, orders.orderId),
        eq(orderPayments.kind, 'card'),
      ),
    )
    .where(and(eq(orders.tenantId, value('tenantId')), sql`${orders.orderId} = ANY (${value('orderIds')}::uuid[])`))
    .prepare('known_of_callbacks'),
)

const columns = ['provider', 'eventId', 'event', 'reference', 'amountCents', 'receivedAt'] as const

/** In the order of their key: copies that other instances keep at the same moment are not waited for crosswise. */
const insertTold = preparedSql(
  'keep_callbacks',
  sql`${insertRows(paymentCallbacks, value('told'), columns)} ORDER BY item."provider", item."eventId" ON CONFLICT DO NOTHING`,
)

/** How orders and their card payments stand, as far as there are such orders. */
export const listKnown = (tx: Transaction, orderIds: readonly string[]) => selectKnown(tx, { orderIds })

type Told = NewRow<typeof paymentCallbacks, (typeof columns)[number]>

/** Keeps what was told; copies of what is kept already change nothing. */
export async function keepTold(tx: Transaction, told: readonly Told[]) {
  await insertTold(tx, { told: JSON.stringify(told) })
}
