/**
 * Why code of a remote could not be had. `network`: it did not arrive, or not as published (the browser does not tell
 * an unreachable file from one with a wrong hash). `timeout`: not within the deadline. `refused`: the registry's entry
 * is not one to run. `broken`: it arrived and does not work.
 */
export type FailureReason = 'network' | 'timeout' | 'refused' | 'broken'

/** A remote, or a part of one, that cannot be shown. `part` is `entry`, or `page orders`, `widget cart-button`… */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly remote: string
  readonly part: string
  readonly reason: FailureReason

  constructor(remote: string, part: string, reason: FailureReason, options: { message: string; cause?: unknown }) {
    super(`${remote}, ${part}: ${options.message}`, { cause: options.cause })
    this.remote = remote
    this.part = part
    this.reason = reason
  }
}

/** What a load threw, as a failure of that part. */
export function asFailure(remote: string, part: string, cause: unknown): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause
  if (isTimeout(cause)) return new RemoteFailure(remote, part, 'timeout', { message: 'took too long', cause })
  if (isNetworkKind(cause)) return new RemoteFailure(remote, part, 'network', { message: 'did not arrive', cause })
  return new RemoteFailure(remote, part, 'broken', { message: 'does not work', cause })
}

/** Kinds of failure that another try may cure: the names are those of the federation run-time and of chunk loading. */
export function isNetworkKind(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'ChunkLoadError' || error.name === 'ScriptNetworkError') return true
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true
  return error.message.includes('ScriptNetworkError')
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
