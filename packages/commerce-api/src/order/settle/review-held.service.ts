import { recordAudit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../payment/payment-provider.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { listHeld, releaseOrder } from './held-orders.store.ts'

const AT_ONCE = 20
/** After that somebody has to look: asking more often brings nothing new. */
const ASKED_FOR_MINUTES = 10

type Tools = { readonly database: Database; readonly payments: PaymentProvider; readonly now: () => Date }

/** Asks the provider about orders that its callbacks have cast doubt on, and lets go those whose money is as due (F32). */
export async function reviewHeld({ database, payments, now }: Tools, tenantId: string) {
  const since = addMinutes(now(), -ASKED_FOR_MINUTES)
  const held = await database.transaction(tenantId, (tx) => listHeld(tx, since, AT_ONCE))
  for (const { orderId, heldAt, provider, providerReference, amountCents } of held) {
    if (!provider || !heldAt) continue
    const charge = await payments.look({ provider, tenantId, reference: orderId })
    const isAsDue = charge?.isBound && charge.cents === amountCents && charge.transactionId === providerReference
    if (!isAsDue) continue
    await database.transaction(tenantId, async (tx) => {
      if (!(await releaseOrder(tx, orderId, heldAt, now()))) return
      await recordAudit(tx, { action: 'payment.cleared', objectId: orderId, details: { provider } })
    })
  }
}
