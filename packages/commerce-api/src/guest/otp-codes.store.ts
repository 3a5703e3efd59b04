import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type OtpCodeRecord, otpCodes } from './otp-codes.table.ts'

export type OtpPurpose = 'guest' | 'inquiry'
export type OtpOwner = { readonly subject: string; readonly purpose: OtpPurpose; readonly recipientHash: string }

export async function insertCode(
  { db, tenantId }: Transaction,
  code: OtpOwner & Pick<OtpCodeRecord, 'otpId' | 'codeHash' | 'createdAt' | 'expiresAt'>,
) {
  await db.insert(otpCodes).values({ tenantId, ...code })
}

/**
 * The codes of this shopper that still hold: mails arrive in any order, so that a newer code ends no older one before its
 * time. They are locked in one order, so that tries are counted one after the other (T14).
 */
export async function lockLivingCodes({ db, tenantId }: Transaction, owner: OtpOwner, now: Date) {
  return await db
    .select()
    .from(otpCodes)
    .where(and(isOf(tenantId, owner), gt(otpCodes.expiresAt, now)))
    .orderBy(otpCodes.otpId)
    .for('update')
}

/** Counts a try of each of these codes before it is compared with any. */
export async function countCodeTry({ db, tenantId }: Transaction, codes: readonly OtpCodeRecord[]): Promise<void> {
  await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(and(eq(otpCodes.tenantId, tenantId), inArray(otpCodes.otpId, idsOf(codes))))
}

/** Spends a code, and ends the others of the same owner: who has used one has no use for another. */
export async function useCode(tx: Transaction, owner: OtpOwner, { otpId }: OtpCodeRecord, usedAt: Date) {
  const { db, tenantId } = tx
  const isThis = and(eq(otpCodes.tenantId, tenantId), eq(otpCodes.otpId, otpId))
  await db.update(otpCodes).set({ usedAt }).where(isThis)
  const isOther = and(isOf(tenantId, owner), ne(otpCodes.otpId, otpId), gt(otpCodes.expiresAt, usedAt))
  await db.update(otpCodes).set({ expiresAt: usedAt }).where(isOther)
}

const idsOf = (codes: readonly OtpCodeRecord[]): string[] => codes.map(({ otpId }) => otpId)

const isOf = (tenantId: string, { subject, purpose, recipientHash }: OtpOwner) =>
  and(
    eq(otpCodes.tenantId, tenantId),
    eq(otpCodes.subject, subject),
    eq(otpCodes.purpose, purpose),
    eq(otpCodes.recipientHash, recipientHash),
  )
