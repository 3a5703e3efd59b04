import { recordAudit } from '../../audit/audit.store.ts'
import type { Database, Transaction } from '../../database/database.ts'
import type { Freed, PaymentProvider } from '../../payment/payment-provider.ts'
import { freePayment } from '../order-payment.store.ts'
import { listBound, noteLookedAt } from './void-cancelled.store.ts'

const AT_ONCE = 20

type Tools = { readonly database: Database; readonly payments: PaymentProvider; readonly now: () => Date }

/**
 * Frees the money of orders that are canceled or failed at the provider: what was only kept back is let go, what was taken
 * meanwhile is given back. What fails now is tried again when all others have had their turn.
 */
export async function reconcileCancelled({ database, payments, now }: Tools, tenantId: string, atOnce = AT_ONCE) {
  const bound = await database.transaction(tenantId, (tx) => listBound(tx, atOnce))
  for (const { orderId, provider, providerReference: transactionId } of bound) {
    const freed =
      provider && transactionId
        ? await payments.free({ provider, tenantId, transactionId, reference: orderId })
        : undefined
    await database.transaction(tenantId, (tx) =>
      freed ? noteFreed(tx, { orderId, freed, now: now() }) : noteLookedAt(tx, orderId, now()),
    )
  }
}

/** Once, whoever of several has asked: the one who changes the payment writes the audit's row. */
async function noteFreed(tx: Transaction, { orderId, freed, now }: { orderId: string; freed: Freed; now: Date }) {
  const refunded = freed.way === 'refunded' ? { refundedCents: freed.refundedCents } : {}
  if (!(await freePayment(tx, orderId, { state: freed.way, ...refunded, updatedAt: now }))) return
  const details = freed.way === 'refunded' ? { cents: freed.refundedCents } : undefined
  await recordAudit(tx, { action: `payment.${freed.way}`, objectId: orderId, ...(details ? { details } : {}) })
}
