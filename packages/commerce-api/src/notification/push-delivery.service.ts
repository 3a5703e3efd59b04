import * as z from 'zod/mini'
import type { Database, Transaction } from '../database/database.ts'
import { claimPushes, markSent, markUnsent, type OutboxRecord } from '../mail/outbox.store.ts'
import { retryAt } from '../mail/retry.rules.ts'
import { findDevice, findNotification, forgetDevice } from './notifications.store.ts'
import { type PushReach, subscriptionOf } from './push-subscription.rules.ts'
import { MESSAGE_LIFE, type PushTransport } from './push-transport.ts'

type Tools = {
  readonly database: Database
  readonly transport: PushTransport
  readonly now: () => Date
  readonly reach?: PushReach
}

const AT_ONCE = 10
/** Longer than sending takes. */
const LEASE_MS = 60_000

const payloadSchema = z.object({ notificationId: z.string() })

/** Sends push messages that wait. At least once; a device shows a repeated one in place of the first. */
export async function deliverPushes(tools: Tools, tenantId: string): Promise<number> {
  const { database, now } = tools
  const until = new Date(now().getTime() + LEASE_MS)
  const waiting = await database.transaction(tenantId, (tx) => claimPushes(tx, now(), until, AT_ONCE))
  for (const push of waiting) await deliver(tools, push)
  return waiting.length
}

async function deliver({ database, transport, now, reach }: Tools, push: OutboxRecord) {
  const { tenantId, outboxId } = push
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(tenantId, work)
  try {
    const due = isStale(push, now()) ? undefined : await inTenant((tx) => readPush(tx, push, reach))
    const isThere = due === undefined || (await transport.send(due.subscription, due.message))
    await inTenant(async (tx) => {
      if (!isThere) await forgetDevice(tx, push.recipient)
      await markSent(tx, outboxId, now())
    })
  } catch (error) {
    // Kept with the message, which is tried again.
    const lastError = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
    await inTenant((tx) => markUnsent(tx, outboxId, { lastError, ...retryAt(push.attempts, now()) }))
  }
}

/** News of yesterday are in the list of notifications; nobody is disturbed with them. */
const isStale = ({ createdAt }: OutboxRecord, now: Date) => now.getTime() - createdAt.getTime() > MESSAGE_LIFE * 1000

/** What goes to which device; `undefined` when either is gone, or the device has become another customer's. */
async function readPush(tx: Transaction, push: OutboxRecord, reach?: PushReach) {
  const { notificationId } = z.parse(payloadSchema, push.payload)
  const device = await findDevice(tx, push.recipient)
  const notification = device && (await findNotification(tx, device.customerId, notificationId))
  const subscription = device && subscriptionOf(device.token, reach)
  if (!notification || !subscription) return undefined
  const { title, body: text, orderId } = notification
  const path = orderId ? `/order/${orderId}` : '/account/notifications'
  return { subscription, message: { title, text, path, tag: notificationId } }
}
