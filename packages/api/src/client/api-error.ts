import type { WireError } from '../envelope.ts'

/** What went wrong on the way, for failures that carry no code of the API. */
export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'BAD_REPLY' | 'HTTP'

/** A call that did not succeed. `code` is the first `errorCode` of the reply, or says how the transport failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: readonly WireError[]
  /** What the first error is about; to be parsed with the schema of its code. */
  readonly details: unknown
  /** Seconds after which to try again, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    { errors = [], retryAfter, cause }: { errors?: readonly WireError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
    this.details = errors[0]?.details
    this.retryAfter = retryAfter
  }
}
