import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { addresses } from '../../address/addresses.table.ts'
import { savedLines } from '../../cart/saved-lines.table.ts'
import type { Transaction } from '../../database/database.ts'
import { favorites } from '../../favorite/favorites.table.ts'
import { otpCodes } from '../../guest/otp-codes.table.ts'
import { idempotencyKeys } from '../../idempotency/idempotency-keys.table.ts'
import { PUSH } from '../../mail/outbox.store.ts'
import { outbox } from '../../mail/outbox.table.ts'
import { notifications } from '../../notification/notifications.table.ts'
import { pushTokens } from '../../notification/push-tokens.table.ts'
import { paymentMethods } from '../../payment-method/payment-methods.table.ts'
import { modeAccesses } from '../../tenant/mode-accesses.table.ts'
import { wishlists } from '../../wishlist/wishlists.table.ts'

/** Of no use to anybody but the customer: gone for good. */
const OF_CUSTOMER = [addresses, paymentMethods, favorites, wishlists, notifications, pushTokens] as const
const OF_SUBJECT = [otpCodes, idempotencyKeys, modeAccesses, savedLines] as const

export async function eraseBelongings(tx: Transaction, customerId: string, subject: string) {
  const { db, tenantId } = tx
  await dropPushes(tx, customerId)
  for (const table of OF_CUSTOMER) {
    await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.customerId, customerId)))
  }
  for (const table of OF_SUBJECT) {
    await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.subject, subject)))
  }
}

/** Messages for the customer's browsers, waiting or given up: each names the browser. */
async function dropPushes({ db, tenantId }: Transaction, customerId: string) {
  const devices = db
    .select({ tokenHash: pushTokens.tokenHash })
    .from(pushTokens)
    .where(and(eq(pushTokens.tenantId, tenantId), eq(pushTokens.customerId, customerId)))
  await db
    .delete(outbox)
    .where(and(eq(outbox.tenantId, tenantId), eq(outbox.kind, PUSH), inArray(outbox.recipient, devices)))
}

/** Mails that were sent keep no address; one that waits still goes out, and loses its address then. */
export async function forgetRecipient({ db, tenantId }: Transaction, email: string) {
  await db
    .update(outbox)
    .set({ recipient: '' })
    .where(
      and(
        eq(outbox.tenantId, tenantId),
        sql`lower(${outbox.recipient}) = lower(${email})`,
        or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt)),
      ),
    )
}
