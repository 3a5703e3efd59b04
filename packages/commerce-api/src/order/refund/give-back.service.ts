import { recordAudit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/database.ts'
import type { KnownCharge, PaymentProvider } from '../../payment/payment-provider.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { changePayments, noteRefunded } from '../order-payment.store.ts'
import { type DueRefund, endRefund, listDue, markSent, postponeRefund } from './card-refunds.store.ts'
import { centsToAsk } from './refund.rules.ts'

const AT_ONCE = 20
/** Longest wait between two tries, in minutes: money that is only kept back may be taken days later. */
const LONGEST_WAIT = 30

type Tools = { readonly database: Database; readonly payments: PaymentProvider; readonly now: () => Date }
type Refund = DueRefund & { readonly provider: string; readonly transactionId: string }

/**
 * Has the provider give back what orders promised (F32): each part once, also when answers are lost. What is only kept
 * back waits until it is taken; where less is taken than was agreed to, that much less comes back.
 */
export async function giveBackParts({ database, payments, now }: Tools, tenantId: string) {
  for (const due of await database.transaction(tenantId, (tx) => listDue(tx, now(), AT_ONCE))) {
    const { refundId, tries, provider, transactionId } = due
    const isOver =
      provider !== null &&
      transactionId !== null &&
      (await giveBack({ database, payments, now }, tenantId, { ...due, provider, transactionId }))
    if (isOver) continue
    const next = addMinutes(now(), Math.min(2 ** Math.min(tries, 10), LONGEST_WAIT))
    await database.transaction(tenantId, (tx) => postponeRefund(tx, refundId, next, now()))
  }
}

/** @returns whether it has come to an end, one way or the other */
async function giveBack({ database, payments, now }: Tools, tenantId: string, due: Refund): Promise<boolean> {
  const { orderId: reference, refundId, provider, transactionId } = due
  const charge = await payments.look({ provider, tenantId, reference })
  if (charge?.transactionId !== transactionId || charge.state === 'held') return false
  if (charge.state === 'free') return await end({ database, now }, tenantId, due, charge.refundedCents)

  const wanted = due.sentCents ?? centsToAsk(due.cents, { ...due, ...charge })
  if (wanted === 0) return await end({ database, now }, tenantId, due, charge.refundedCents)
  const cents = await database.transaction(tenantId, async (tx) => {
    await changePayments(tx, reference, 'authorised', { state: 'captured', updatedAt: now() })
    return await markSent(tx, refundId, wanted, now())
  })
  if (cents === undefined) return true
  const answer = await payments.refund({ provider, tenantId, transactionId, reference, refundId, cents })
  if (answer === undefined) return false
  if (answer === 'refused') return await refuse({ database, now }, tenantId, due, charge)
  return await end({ database, now }, tenantId, due, answer.refundedCents)
}

type Place = Pick<Tools, 'database' | 'now'>

async function end({ database, now }: Place, tenantId: string, due: Refund, refundedCents: number): Promise<true> {
  const { refundId, orderId, cents, provider } = due
  await database.transaction(tenantId, async (tx) => {
    if (!(await endRefund(tx, refundId, 'done', now()))) return
    if (refundedCents > 0) await noteRefunded(tx, orderId, refundedCents, now())
    await recordAudit(tx, { action: 'payment.refunded', objectId: orderId, details: { provider, refundId, cents } })
  })
  return true
}

/** Nobody tries again by itself: whoever runs the store finds it among what has to be looked at. */
async function refuse({ database, now }: Place, tenantId: string, due: Refund, charge: KnownCharge): Promise<true> {
  const { refundId, orderId, cents, provider } = due
  const { takenCents, refundedCents } = charge
  const details = { provider, refundId, cents, takenCents, refundedCents, reason: 'refund-refused' }
  await database.transaction(tenantId, async (tx) => {
    if (!(await endRefund(tx, refundId, 'refused', now()))) return
    await recordAudit(tx, { action: 'payment.alert', objectId: orderId, details })
  })
  return true
}
