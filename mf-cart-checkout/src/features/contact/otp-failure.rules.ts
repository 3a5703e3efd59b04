import { ApiError } from '@aisle/platform'
import { messages } from '../../cart.messages.ts'

export type OtpFailure = {
  /** Empties the field: the code is of no more use. */
  readonly clearsCode: boolean
  /** No further try with this code; a new one must be asked for. */
  readonly isExhausted: boolean
  readonly text: string
}

export const WRONG_CODE = 'OTP_0002'

/** What a refused one-time code means (spec 1 §8). OTP_0002 has no text of its own there: ours says what to do. */
export function otpFailure(error: unknown): OtpFailure {
  const code = error instanceof ApiError ? error.code : ''
  if (code === WRONG_CODE) return { clearsCode: true, isExhausted: false, text: messages.otpCleared }
  if (code === 'OTP_ATTEMPTS_EXCEEDED')
    return { clearsCode: true, isExhausted: true, text: messages.otpAttemptsExceeded }
  if (code === 'OTP_0003' && error instanceof ApiError)
    return { clearsCode: false, isExhausted: false, text: error.message }
  return { clearsCode: false, isExhausted: false, text: messages.otpFailed }
}

/** What a failed request for a code means (spec 1 §8). A cap on requests says when to come back. */
export function otpRequestFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.otpFailed
  if (error.code === 'CUST_0006') return messages.otpRequestFailed
  return error.status === 429 ? error.message : messages.otpFailed
}
