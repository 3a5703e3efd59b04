import type { Database } from '../../database/database.ts'
import { createTenantBatches } from '../../database/tenant-batches.ts'
import type { Warn } from '../../server/domain.ts'
import type { OrderRequest, Settled } from '../place/order-request.ts'
import { confirmOrders, type Paid } from './confirm-orders.service.ts'
import { type Settlement, settleOrder } from './settle-order.service.ts'

type Tools = { readonly database: Database; readonly now: () => Date; readonly warn: Warn }
type Answered = Pick<Settlement, 'orderId' | 'outcome'> & { readonly request: OrderRequest }

export type Settle = (answered: Answered) => Promise<Settled>

/** The second transaction of an order: of its own, or with others that are paid at the same moment. */
export function createSettling({ database, now, warn }: Tools): Settle {
  const confirm = createTenantBatches({ database, warn }, (tx, paid: readonly Paid[]) => confirmOrders(tx, paid, now()))
  return async ({ orderId, outcome, request }) => {
    const { tenantId } = request.shopper
    if (outcome.state === 'authorised') {
      // The money is taken: if there was no connection for many, one is waited for once more.
      const order = await confirm(tenantId, { orderId, outcome, request }).catch(() => undefined)
      if (order) return { state: 'placed', order }
    }
    return await database.transaction(tenantId, (tx) => settleOrder(tx, { orderId, outcome, now: now(), request }))
  }
}
