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
import { countCodeTry, insertCode, lockLivingCodes, type OtpPurpose, useCode } from './otp-codes.store.ts'

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

/** What a code does: `prove` once, `again` for whoever gives the very code again; `undefined` where it is worth nothing. */
type Effect<Proof> = {
  readonly prove: (tx: Transaction) => Promise<Proof>
  readonly again?: (tx: Transaction) => Promise<Proof | undefined>
}

/**
 * Spends a code, any that was sent in the last ten minutes: two mails may arrive in any order. Every code is compared five
 * times at most, so that several of them take no more guesses than one after the other, and one that is used ends all of
 * them (T14). Given again it does nothing; where it proved an address it says so again to whom it has been sent, as long as
 * it lives: the answer of before may have been lost (F22).
 * @throws OTP_0003 without a valid code, OTP_ATTEMPTS_EXCEEDED after five tries, OTP_0002 otherwise
 */
export async function spendCode<Proof>(asking: Asking, given: string, { prove, again }: Effect<Proof>): Promise<Proof> {
  const { shopper, purpose, email, transaction, now } = asking
  const owner = { subject: shopper.subject, purpose, recipientHash: hashRecipient(email) }
  // A refusal is thrown outside of the transaction, which would take the counted try back.
  const { refusal, proof } = await transaction(async (tx): Promise<Spent<Proof>> => {
    const living = await lockLivingCodes(tx, owner, now)
    const valid = living.filter(({ usedAt }) => again !== undefined || usedAt === null)
    if (valid.length === 0) return { refusal: codeExpired() }
    const open = valid.filter(({ tries }) => tries < CODE_TRIES)
    if (open.length === 0) return { refusal: attemptsExceeded() }
    await countCodeTry(tx, open)
    const code = open.find(({ otpId, codeHash }) => isCode(otpId, given, codeHash))
    if (!code) return { refusal: wrongCode() }
    if (code.usedAt !== null) return { proof: await again?.(tx) }
    await useCode(tx, owner, code, now)
    return { proof: await prove(tx) }
  })
  if (proof === undefined) throw refusal ?? codeExpired()
  return proof
}

type Spent<Proof> = { readonly refusal?: AppError; readonly proof?: Proof | undefined }
