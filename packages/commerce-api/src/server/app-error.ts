type Options = { readonly retryAfter?: number; readonly details?: unknown; readonly cause?: unknown }

/** A failure that the caller is told about: HTTP status, the API's code, and a text that may be shown. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: string
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** What the error is about, in the shape that the contract gives its code. */
  readonly details: unknown

  constructor(status: number, code: string, message: string, { retryAfter, details, cause }: Options = {}) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.details = details
  }
}
