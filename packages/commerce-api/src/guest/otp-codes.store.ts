import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { CODE_TRIES } from './one-time-code.rules.ts'
import { type OtpCodeRecord, otpCodes } from './otp-codes.table.ts'

export type OtpPurpose = 'guest' | 'inquiry'
export type OtpOwner = { readonly subject: string; readonly purpose: OtpPurpose; readonly recipientHash: string }

export async function insertCode(
  { db, tenantId }: Transaction,
  code: OtpOwner & Pick<OtpCodeRecord, 'otpId' | 'codeHash' | 'createdAt' | 'expiresAt'>,
) {
  await db.insert(otpCodes).values({ tenantId, ...code })
}

/** The newest code that this shopper asked for: an older one is worth nothing any more. */
export async function findNewestCode({ db, tenantId }: Transaction, { subject, purpose, recipientHash }: OtpOwner) {
  const [code] = await db
    .select()
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.tenantId, tenantId),
        eq(otpCodes.subject, subject),
        eq(otpCodes.purpose, purpose),
        eq(otpCodes.recipientHash, recipientHash),
      ),
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(1)
  return code
}

/** Counts a try before the code is compared: of many at once, exactly five get through (T14). */
export async function countCodeTry({ db, tenantId }: Transaction, otpId: string): Promise<boolean> {
  const counted = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(and(eq(otpCodes.tenantId, tenantId), eq(otpCodes.otpId, otpId), lt(otpCodes.tries, CODE_TRIES)))
    .returning({ otpId: otpCodes.otpId })
  return counted.length > 0
}

export async function useCode({ db, tenantId }: Transaction, otpId: string, usedAt: Date): Promise<boolean> {
  const used = await db
    .update(otpCodes)
    .set({ usedAt })
    .where(and(eq(otpCodes.tenantId, tenantId), eq(otpCodes.otpId, otpId), isNull(otpCodes.usedAt)))
    .returning({ otpId: otpCodes.otpId })
  return used.length > 0
}
