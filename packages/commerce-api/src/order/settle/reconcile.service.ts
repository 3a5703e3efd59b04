import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../payment/payment-provider.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { findCardPayment } from '../order-payment.store.ts'
import { listStuck } from '../order-record.store.ts'
import { settleOrder } from './settle-order.service.ts'

const STUCK_AFTER_MINUTES = 1
/** Longer than any request of ours is on its way: what the provider has not heard of by then never comes. */
const LOST_AFTER_MINUTES = 3
const AT_ONCE = 20

type Tools = { readonly database: Database; readonly payments: PaymentProvider; readonly now: () => Date }

/** Asks the provider what became of payments that nobody has answered for, and settles their orders (F32). */
export async function reconcileOrders({ database, payments, now }: Tools, tenantId: string) {
  const stuck = await database.transaction(tenantId, async (tx) => {
    const orders = await listStuck(tx, addMinutes(now(), -STUCK_AFTER_MINUTES), AT_ONCE)
    const found = []
    for (const order of orders) found.push({ order, payment: await findCardPayment(tx, order.orderId) })
    return found
  })
  for (const { order, payment } of stuck) {
    if (!payment?.provider) continue
    const { orderId } = order
    const known = await payments.find({
      provider: payment.provider,
      tenantId,
      reference: orderId,
      cents: payment.amountCents,
    })
    const isLost = order.placedAt <= addMinutes(now(), -LOST_AFTER_MINUTES)
    const outcome = known ?? (isLost ? { state: 'declined' as const } : { state: 'unknown' as const })
    if (outcome.state === 'unknown') continue
    await database.transaction(tenantId, (tx) => settleOrder(tx, { orderId, outcome, now: now(), request: undefined }))
  }
}
