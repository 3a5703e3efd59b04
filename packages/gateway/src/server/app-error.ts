/** What a request is answered when it cannot be served. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: string
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    { cause, retryAfter }: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
