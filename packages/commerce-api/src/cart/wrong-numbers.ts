import type { Limit, Limiter } from '../rate-limit/limiter.ts'
import { AppError } from '../server/app-error.ts'
import type { Caller } from '../server/caller.ts'
import { cartAbandoned } from './cart.errors.ts'

/** A number grows stale now and then; whoever names this many an hour that are not theirs guesses (T10). */
export const WRONG_NUMBERS = {
  perSubject: { name: 'cart-number-subject', limit: 60, seconds: 3600 },
  perAddress: { name: 'cart-number-ip', limit: 600, seconds: 3600 },
} as const satisfies Record<string, Limit>

const WRONG_NUMBER = cartAbandoned().code

/** Counts calls that named a cart which is not the caller's own open one. @throws AppError 429 when it were too many */
export const createNumberWatch =
  (limiter: Limiter) =>
  async (error: unknown, { tenantId, subject }: Caller, ip: string) => {
    if (!(error instanceof AppError) || error.code !== WRONG_NUMBER) return
    await limiter.take(tenantId, WRONG_NUMBERS.perAddress, ip)
    await limiter.take(tenantId, WRONG_NUMBERS.perSubject, subject)
  }
