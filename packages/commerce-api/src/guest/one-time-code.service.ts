import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import { queueMail } from '../mail/outbox.store.ts'
import type { Limit, Limiter, Taken } from '../rate-limit/limiter.ts'
import { AppError } from '../server/app-error.ts'
import type { Shopper } from '../server/caller.ts'
import { addMinutes } from '../slot/store-clock.rules.ts'
import { attemptsExceeded, codeExpired, otpRequestFailed, wrongCode } from './guest.errors.ts'
import {
  CODE_LIFE_MINUTES,
  CODE_TRIES,
  hashCode,
  hashRecipient,
  isCode,
  newCode,
  resendAfter,
} from './one-time-code.rules.ts'
import { countCodeTry, insertCode, lockLivingCodes, type OtpPurpose, useCodes } from './otp-codes.store.ts'

const HOUR = 3600
const PER_RECIPIENT: Limit = { name: 'otp-recipient', limit: 3, seconds: HOUR }
const PER_SUBJECT: Limit = { name: 'otp-subject', limit: 10, seconds: HOUR }
const PER_ADDRESS: Limit = { name: 'otp-ip', limit: 60, seconds: HOUR }
const PER_TENANT: Limit = { name: 'otp-tenant', limit: 5000, seconds: HOUR }

type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
type Asking = {
  readonly shopper: Shopper
  readonly purpose: OtpPurpose
  readonly email: string
  readonly transaction: Run
  readonly now: Date
}

/** Sends a code. The answer is the same for addresses that we know and those that we do not (T16). */
export async function sendCode({ shopper, purpose, email, transaction, now }: Asking, limiter: Limiter, ip: string) {
  const recipientHash = hashRecipient(email)
  const taken = await takeLimits(limiter, shopper, ip, recipientHash)
  const otpId = randomUUID()
  const code = newCode()
  const expiresAt = addMinutes(now, CODE_LIFE_MINUTES)
  await transaction(async (tx) => {
    await insertCode(tx, {
      otpId,
      subject: shopper.subject,
      purpose,
      recipientHash,
      codeHash: hashCode(otpId, code),
      createdAt: now,
      expiresAt,
    })
    await queueMail(tx, { kind: 'one-time-code', recipient: email, payload: { code, minutes: CODE_LIFE_MINUTES } })
  })
  return {
    isSent: true,
    expiresAt: expiresAt.toISOString(),
    resendAfter: resendAfter(now, taken).toISOString(),
    serverTime: now.toISOString(),
  }
}

async function takeLimits(
  limiter: Limiter,
  { tenantId, subject }: Shopper,
  ip: string,
  recipientHash: string,
): Promise<readonly Taken[]> {
  try {
    return [
      await limiter.take(tenantId, PER_ADDRESS, ip),
      await limiter.take(tenantId, PER_SUBJECT, subject),
      await limiter.take(tenantId, PER_RECIPIENT, recipientHash),
      await limiter.take(tenantId, PER_TENANT, tenantId),
    ]
  } catch (error) {
    if (error instanceof AppError && error.status === 429) throw otpRequestFailed(error.retryAfter)
    throw error
  }
}

/**
 * Spends a code, any that was sent in the last ten minutes: two mails may arrive in any order. Every code is compared five
 * times at most, so that several of them take no more guesses than one after the other (T14). A code that proves an
 * address says the same again to whom it has been sent, as long as it lives: the answer of before may have been lost (F22).
 * @throws OTP_0003 without a valid code, OTP_ATTEMPTS_EXCEEDED after five tries, OTP_0002 otherwise
 */
export async function spendCode({ shopper, purpose, email, transaction, now }: Asking, given: string): Promise<void> {
  const isRepeatable = purpose === 'guest'
  const owner = { subject: shopper.subject, purpose, recipientHash: hashRecipient(email) }
  // A refusal is thrown outside of the transaction, which would take the counted try back.
  const refusal = await transaction(async (tx) => {
    const living = await lockLivingCodes(tx, owner, now)
    const valid = living.filter(({ usedAt }) => isRepeatable || usedAt === null)
    if (valid.length === 0) return codeExpired()
    const open = valid.filter(({ tries }) => tries < CODE_TRIES)
    if (open.length === 0) return attemptsExceeded()
    await countCodeTry(tx, open)
    if (!open.some(({ otpId, codeHash }) => isCode(otpId, given, codeHash))) return wrongCode()
    await useCodes(tx, valid, now)
    return undefined
  })
  if (refusal) throw refusal
}
