import type { Database } from '../../database/database.ts'
import { createTenantBatches } from '../../database/tenant-batches.ts'
import type { Warn } from '../../server/domain.ts'
import { changesCart } from './order-parameters.service.ts'
import type { OrderRequest, Reservation } from './order-request.ts'
import { reserveOrder } from './reserve-order.service.ts'
import { reserveOrders } from './reserve-orders.service.ts'

type Tools = { readonly database: Database; readonly warn: Warn }
export type Reserve = (request: OrderRequest) => Promise<Reservation>

/** The first transaction of an order: with others that come at the same moment, or of its own. */
export function createReserving({ database, warn }: Tools): Reserve {
  const reserve = createTenantBatches({ database, warn }, reserveOrders)
  return async (request) => {
    const { tenantId } = request.shopper
    const answer = changesCart(request.body) ? undefined : await reserve(tenantId, request)
    if (answer?.state === 'refused') throw answer.error
    return answer ?? (await database.transaction(tenantId, (tx) => reserveOrder(tx, request)))
  }
}
