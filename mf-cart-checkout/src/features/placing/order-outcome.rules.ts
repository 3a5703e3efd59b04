import { errorBehaviour } from '@aisle/api/error-behaviour'
import type { ApiError } from '@aisle/platform'

/** What is said while an order is being placed, or of its body, which was the same the first time. */
const OF_PLACING =
  /^(?:(?:ORD|CRT)_.+|CUSTOMER_NEEDED|AGE_VERIFICATION_NEEDED|IDEMPOTENCY_KEY_REUSED|VALIDATION|CARD_NUMBER_REFUSED)$/

/**
 * Whether a refusal tells that nothing was bought. An order that has been sent before may stand: what a store says before
 * it looks for it, as that it is closed for maintenance or asked too often, tells nothing of it (F23, F51).
 */
export function isOutcome({ status, code }: Pick<ApiError, 'status' | 'code'>, isRepeated: boolean): boolean {
  if (status === 0 || status === 401 || status >= 500 || code === 'BAD_REPLY') return false
  if (errorBehaviour(code, 'placing').kind === 'ask-again') return false
  return !isRepeated || OF_PLACING.test(code)
}
