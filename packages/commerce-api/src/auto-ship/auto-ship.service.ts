import type { pauseOrCancelAutoShip } from '@aisle/api/auto-ship'
import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import type { ParsedInput } from '../server/serve.ts'
import { addDays, localDay } from '../slot/store-clock.rules.ts'
import { subscriptionEnded, subscriptionNotFound } from './auto-ship.errors.ts'
import { changeSubscription, findOwnSubscription, listDeliveries, type OwnSubscription } from './auto-ship-own.store.ts'
import { presentDelivery, presentSubscriptionDetail } from './auto-ship.presenter.ts'
import { nextDay } from './frequency.rules.ts'

export async function ownSubscription(tx: Transaction, customerId: string, id: string): Promise<OwnSubscription> {
  const own = await findOwnSubscription(tx, customerId, id)
  if (!own) throw subscriptionNotFound()
  return own
}

type Which = 'upcoming' | 'previous'
const STATES = { upcoming: ['upcoming', 'skipped'], previous: ['ordered', 'failed'] } as const

export async function pageOfDeliveries(
  tx: Transaction,
  own: OwnSubscription,
  which: Which,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const offset = (page - 1) * pageSize
  const { subscriptionId } = own.subscription
  const query = { subscriptionId, states: STATES[which], newestFirst: which === 'previous', limit: pageSize, offset }
  const { items, count } = await listDeliveries(tx, query)
  return { items: items.map((one) => presentDelivery(one, own)), count, hasNext: offset + items.length < count }
}

type Wish = ParsedInput<typeof pauseOrCancelAutoShip>['body']
type Acting = { readonly customerId: string; readonly id: string; readonly requestId: string; readonly now: Date }

/** A canceled subscription stays canceled; a paused one comes back at its day or when it is resumed. */
export async function pauseOrCancel(tx: Transaction, { customerId, id, requestId, now }: Acting, wish: Wish) {
  const own = await ownSubscription(tx, customerId, id)
  if (own.subscription.status === 'cancelled') throw subscriptionEnded()
  const changes = { ...changesOf(own, wish, now), updatedAt: now }
  await changeSubscription(tx, customerId, id, changes)
  await recordAudit(tx, { action: `auto-ship.${wish.action}`, objectId: id, requestId })
  return presentSubscriptionDetail(await ownSubscription(tx, customerId, id))
}

function changesOf({ subscription, location }: OwnSubscription, { action, resumeDate }: Wish, now: Date) {
  const today = localDay(now, location.timeZone)
  switch (action) {
    case 'cancel':
      return { status: 'cancelled', nextDate: null }
    case 'pause':
      return { status: 'paused', nextDate: resumeDate && resumeDate > today ? resumeDate : null }
    case 'resume':
      return { status: 'active', nextDate: nextDay(today, subscription.frequency) ?? addDays(today, 7) }
  }
}
