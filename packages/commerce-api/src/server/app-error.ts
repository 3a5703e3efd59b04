type Options = { readonly retryAfter?: number; readonly cause?: unknown }

/** A failure that the caller is told about: HTTP status, the API's code, and a text that may be shown. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: string
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, { retryAfter, cause }: Options = {}) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
