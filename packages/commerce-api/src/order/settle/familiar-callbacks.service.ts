import { and, eq, sql } from 'drizzle-orm'
import { insertRows, type NewRow } from '../../database/insert-rows.ts'
import type { Transaction } from '../../database/database.ts'
import { prepared, preparedSql, value } from '../../database/prepared.ts'
import { paymentCallbacks } from '../../payment/callback/payment-callbacks.table.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'
import { verdictOf } from './callback.rules.ts'
import { type CallbackCall, isNothing, keptOf, ORDER_ID, toldOf } from './take-callback.service.ts'

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

/**
 * Keeps those callbacks of a tenant, in two statements for all of them, that say of an order what is known already: after
 * an order that went well nothing follows from its callback (F32).
 * @returns for each of them whether it was one of those; the others are to be taken one by one
 */
export async function keepFamiliar(tx: Transaction, calls: readonly CallbackCall[]): Promise<readonly boolean[]> {
  const references = calls.map(({ callback }) => callback.transaction.reference)
  const rows = await selectKnown(tx, { orderIds: references.filter((reference) => ORDER_ID.test(reference)) })
  const known = new Map(rows.map((row) => [`${row.provider} ${row.orderId}`, row]))
  const areFamiliar = calls.map((call) => {
    const found = known.get(`${call.provider} ${call.callback.transaction.reference}`)
    return found !== undefined && isNothing(verdictOf(toldOf(call), found))
  })
  const told: NewRow<typeof paymentCallbacks, (typeof columns)[number]>[] = calls
    .filter((_, index) => areFamiliar[index])
    .map(keptOf)
  if (told.length > 0) await insertTold(tx, { told: JSON.stringify(told) })
  return areFamiliar
}
