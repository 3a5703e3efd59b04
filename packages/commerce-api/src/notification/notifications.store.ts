import { createHash } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { notifications } from './notifications.table.ts'
import { pushTokens } from './push-tokens.table.ts'

const MAX_SHOWN = 100

const isOf = (tenantId: string, customerId: string) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.customerId, customerId))

export const readNotifications = ({ db, tenantId }: Transaction, customerId: string) =>
  db
    .select()
    .from(notifications)
    .where(isOf(tenantId, customerId))
    .orderBy(desc(notifications.createdAt), notifications.notificationId)
    .limit(MAX_SHOWN)

export const countUnread = ({ db, tenantId }: Transaction, customerId: string) =>
  db.$count(notifications, and(isOf(tenantId, customerId), eq(notifications.isRead, false)))

/** @returns how many there were */
export async function removeNotifications({ db, tenantId }: Transaction, customerId: string, ids: readonly string[]) {
  const removed = await db
    .delete(notifications)
    .where(and(isOf(tenantId, customerId), inArray(notifications.notificationId, [...ids])))
    .returning({ id: notifications.notificationId })
  return removed.length
}

/** @returns how many there were */
export async function markRead({ db, tenantId }: Transaction, customerId: string, ids: readonly string[]) {
  const read = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(isOf(tenantId, customerId), inArray(notifications.notificationId, [...ids])))
    .returning({ id: notifications.notificationId })
  return read.length
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A device belongs to whoever registered it last. */
export async function saveDevice({ db, tenantId }: Transaction, customerId: string, token: string, platform: string) {
  await db
    .insert(pushTokens)
    .values({ tenantId, tokenHash: hashOf(token), token, platform, customerId })
    .onConflictDoUpdate({ target: [pushTokens.tenantId, pushTokens.tokenHash], set: { customerId, platform } })
}

export async function removeDevice({ db, tenantId }: Transaction, customerId: string, token: string) {
  const removed = await db
    .delete(pushTokens)
    .where(
      and(
        eq(pushTokens.tenantId, tenantId),
        eq(pushTokens.customerId, customerId),
        eq(pushTokens.tokenHash, hashOf(token)),
      ),
    )
    .returning({ hash: pushTokens.tokenHash })
  return removed.length
}

export async function findNotification({ db, tenantId }: Transaction, customerId: string, notificationId: string) {
  const [found] = await db
    .select()
    .from(notifications)
    .where(and(isOf(tenantId, customerId), eq(notifications.notificationId, notificationId)))
  return found
}

const isDevice = (tenantId: string, tokenHash: string) =>
  and(eq(pushTokens.tenantId, tenantId), eq(pushTokens.tokenHash, tokenHash))

export async function findDevice({ db, tenantId }: Transaction, tokenHash: string) {
  const [device] = await db.select().from(pushTokens).where(isDevice(tenantId, tokenHash))
  return device
}

/** Its push service does not know it any more. */
export async function forgetDevice({ db, tenantId }: Transaction, tokenHash: string) {
  await db.delete(pushTokens).where(isDevice(tenantId, tokenHash))
}
