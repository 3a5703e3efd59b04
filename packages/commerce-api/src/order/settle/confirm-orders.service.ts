import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { writeTogether } from '../../database/writes.ts'
import { tellOfOrders } from '../../notification/tell-of-order.store.ts'
import type { Authorised } from '../../payment/authorisation.ts'
import { lockFreeOrders } from '../order-record.store.ts'
import { placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, PlacedOrder } from '../place/order-request.ts'
import { beginsMore, whatFollows } from './finish-order.service.ts'
import { confirmed } from './settle-order.service.ts'

/** An order whose payment the provider has answered with yes. */
export type Paid = { readonly orderId: string; readonly outcome: Authorised; readonly request: OrderRequest }

/**
 * Confirms orders that are paid at the same moment in one transaction of three statements: PostgreSQL, driver and disk do
 * for all of them once what they would do for each.
 * @returns what became of each; `undefined` for those that are settled one by one: locked by somebody else, not waiting
 * for this answer any more, named twice, or such that more begins with them
 */
export async function confirmOrders(
  tx: Transaction,
  payments: readonly Paid[],
  now: Date,
): Promise<readonly (PlacedOrder | undefined)[]> {
  const orderIds = payments.map(({ orderId }) => orderId)
  const free = await lockFreeOrders(tx, orderIds)
  const waiting = free.filter((order) => order.state === 'reserved' && !beginsMore(order))
  const left = new Map(waiting.map((order) => [order.orderId, order]))
  const chosen = payments.map(({ orderId, outcome, request }) => {
    const found = left.get(orderId)
    left.delete(orderId)
    return found && { order: { ...found, paymentState: 'authorised' }, outcome, request, now }
  })
  const settled = chosen.filter((one) => one !== undefined)
  const writes = settled.flatMap((one) => [...confirmed(one.order, one.outcome, now), ...whatFollows(one)])
  const orders = settled.map(({ order }) => order)
  await together([writeTogether(tx, writes), tellOfOrders(tx, orders, 'placed', now)])
  return chosen.map((one) => one && placedOrder(one.order))
}
