import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

export const CODE_TRIES = 5
export const CODE_LIFE_MINUTES = 10

/** Seconds that a mail may take before another one is worth asking for. */
const RESEND_SECONDS = 30

type Taken = { readonly left: number; readonly until: Date }

/** When another code may be asked for: after a moment, or when the last limit that is used up begins anew. */
export const resendAfter = (now: Date, limits: readonly Taken[]): Date =>
  new Date(
    Math.max(
      now.getTime() + RESEND_SECONDS * 1000,
      ...limits.filter(({ left }) => left <= 0).map(({ until }) => until.getTime()),
    ),
  )

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Salted with the code's own id: equal codes do not look alike in the database. */
export const hashCode = (otpId: string, code: string): string =>
  createHash('sha256').update(`${otpId}:${code}`).digest('base64url')

export const hashRecipient = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

export const isSameRecipient = (one: string, other: string): boolean => hashRecipient(one) === hashRecipient(other)

/** In constant time. */
export const isCode = (otpId: string, code: string, codeHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(otpId, code)), Buffer.from(codeHash))
