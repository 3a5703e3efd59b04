import { recordAudit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../payment/payment-provider.ts'
import { changePayments } from '../order-payment.store.ts'
import { listUnvoided } from './void-cancelled.store.ts'

const AT_ONCE = 20

type Tools = { readonly database: Database; readonly payments: PaymentProvider; readonly now: () => Date }

/** Frees the money of orders that are canceled or failed at the provider; what fails now is tried again by the next round. */
export async function reconcileCancelled({ database, payments, now }: Tools, tenantId: string) {
  const unvoided = await database.transaction(tenantId, (tx) => listUnvoided(tx, AT_ONCE))
  for (const { orderId, provider, providerReference: transactionId } of unvoided) {
    if (!provider || !transactionId) continue
    if (!(await payments.cancel({ provider, tenantId, transactionId, reference: orderId }))) continue
    await database.transaction(tenantId, async (tx) => {
      await changePayments(tx, orderId, 'authorised', { state: 'voided', updatedAt: now() })
      await recordAudit(tx, { action: 'payment.voided', objectId: orderId })
    })
  }
}
