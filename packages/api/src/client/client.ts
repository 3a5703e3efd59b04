import { type AnyEndpoint, type CallData, type CallInput, fillPath } from '../endpoint.ts'
import { ApiError } from './api-error.ts'
import { receive, type Reply, retryAfterOf } from './receive.ts'

export { ApiError } from './api-error.ts'

/** Gives the headers that identify the shopper, and new ones after a 401. */
export interface Authorizer {
  headers(signal: AbortSignal): Promise<Readonly<Record<string, string>>>
  /** Called once per call that was answered 401, with the headers it carried. `false`: there is nothing to replay with. */
  renew(signal: AbortSignal, refused: Readonly<Record<string, string>>): Promise<boolean>
  /** The replay was answered 401 too. */
  refused?(headers: Readonly<Record<string, string>>): void
}

export type ClientOptions = {
  /** Origin of the API, empty for the page's own. */
  readonly baseUrl: string
  readonly authorizer?: Authorizer
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds until a call is given up. */
  readonly timeout?: number
  readonly fetch?: typeof globalThis.fetch
  /** Whether goods of restricted age are to be left out: calls that can do so are asked to (spec 1 §5). */
  readonly hidesRestricted?: () => boolean
  /** Hears of every answer that reports a failure. */
  readonly onRefused?: ((error: ApiError) => void) | undefined
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The call is sent once more: what it does may have been done the first time. */
  readonly onRepeat?: () => void
}

export type ApiClient = ReturnType<typeof createApiClient>

const REPEATABLE_STATUS = new Set([500, 502, 503, 504])
/** Milliseconds between attempts, each give or take half. */
const PAUSES = [200, 800]
/** Seconds: who asks for more patience than this is not asked again before somebody wants to (F14). */
const LONGEST_PAUSE = 2

/** Times that a call waits for a token: another tab may keep it from being renewed (F17), and then it is renewed. */
const TOKEN_WAIT = 2

/**
 * The one way to call the store's API. Sends, waits at most `timeout` once it has a token, repeats reads and idempotent calls twice when
 * the server was not reached or failed (F11; one that lets a call hang is not asked again, F12), renews and replays once on 401, parses the reply.
 * @throws ApiError
 */
export function createApiClient(options: ClientOptions) {
  const { baseUrl, authorizer, headers, timeout = 15_000, fetch: givenFetch, hidesRestricted, onRefused } = options

  // Not part of what a call is known by: an answer is the same one on the server and in the browser.
  const withFlag = (endpoint: AnyEndpoint, input: LooseInput): LooseInput =>
    endpoint.restrictedFlag && hidesRestricted?.()
      ? { ...input, query: { ...Object(input.query), [endpoint.restrictedFlag]: true } }
      : input

  const send = async (endpoint: AnyEndpoint, input: LooseInput, { idempotencyKey, within, ...options }: Sending) => {
    // Whoever names a token speaks for somebody else than the authorizer: it has none to replace it with.
    const isNamed = options.headers?.['authorization'] !== undefined
    const authorization = (isNamed ? undefined : await authorizer?.headers(within(TOKEN_WAIT * timeout))) ?? {}
    const request = {
      accept: 'application/json',
      'cache-control': 'no-cache',
      ...headers,
      ...authorization,
      ...options.headers,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    }
    const response = await (givenFetch ?? globalThis.fetch)(baseUrl + addressOf(endpoint, withFlag(endpoint, input)), {
      method: endpoint.method,
      // A change that is under way outlives the page that asked for it.
      keepalive: endpoint.method !== 'GET',
      headers: request,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: within(timeout),
    })
    return { response, authorization }
  }

  const exchange = async (endpoint: AnyEndpoint, input: LooseInput, options: CallOptions): Promise<Reply> => {
    let running: AbortSignal | undefined
    const within = (milliseconds: number) =>
      (running = AbortSignal.any([AbortSignal.timeout(milliseconds), ...(options.signal ? [options.signal] : [])]))
    try {
      const first = await send(endpoint, input, { ...options, within })
      if (
        first.response.status !== 401 ||
        !(await authorizer?.renew(within(TOKEN_WAIT * timeout), first.authorization))
      ) {
        return await receive(endpoint, first.response)
      }
      await first.response.body?.cancel()
      const replay = await send(endpoint, input, { ...options, within })
      if (replay.response.status === 401) authorizer?.refused?.(replay.authorization)
      return await receive(endpoint, replay.response)
    } catch (cause) {
      if (options.signal?.aborted || cause instanceof ApiError) throw cause
      if (running?.aborted) throw new ApiError(0, 'TIMEOUT', 'The store did not answer in time.', { cause })
      throw new ApiError(0, 'NETWORK', 'The store could not be reached.', { cause })
    }
  }

  const exchangeWithRetries = async (endpoint: AnyEndpoint, input: LooseInput, options: CallOptions) => {
    const isRepeatable = endpoint.method === 'GET' || options.idempotencyKey !== undefined
    for (const pause of isRepeatable ? PAUSES : []) {
      const reply = await exchange(endpoint, input, options).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'NETWORK') return undefined
        throw error
      })
      if (reply && !REPEATABLE_STATUS.has(reply.response.status)) return reply
      const asked = (reply && retryAfterOf(reply.response)) ?? 0
      if (reply && asked > LONGEST_PAUSE) return reply
      await waitFor(Math.max(asked * 1000, pause * (0.5 + Math.random())), options.signal)
      options.onRepeat?.()
    }
    return await exchange(endpoint, input, options)
  }

  return {
    async call<E extends AnyEndpoint>(
      endpoint: E,
      input: CallInput<E>,
      options: CallOptions = {},
    ): Promise<CallData<E>> {
      addressOf(endpoint, input) // a missing parameter is the caller's mistake, not the network's
      const reader = readerOf(endpoint)
      // A change is not asked for as long as its answer could not be read.
      if (endpoint.method !== 'GET') await reader
      const [read, reply] = await Promise.all([reader, exchangeWithRetries(endpoint, input, options)])
      try {
        return read(reply)
      } catch (error) {
        if (error instanceof ApiError) onRefused?.(error)
        throw error
      }
    },
  }
}

/**
 * Fetches what reads the replies of a call, so that the call will not wait for it.
 * @throws ApiError `NETWORK` when the code did not come; the call itself tries again.
 */
export async function prepareCall(endpoint: AnyEndpoint): Promise<void> {
  await readerOf(endpoint)
}

/** What reads the replies of a call. In a page its code, schemas and all, is fetched when idle or with the first call. */
async function readerOf<E extends AnyEndpoint>(endpoint: E) {
  const load = () => Promise.all([import('./reply.ts'), endpoint.whole?.() ?? endpoint])
  const [{ readReply }, { data, normalise }] = await load()
    .catch(load)
    .catch((cause: unknown) => {
      throw new ApiError(0, 'NETWORK', 'The store could not be reached.', { cause })
    })
  return (reply: Reply): CallData<E> => readReply({ ...endpoint, data, ...(normalise ? { normalise } : {}) }, reply)
}

type Sending = CallOptions & {
  /** Ends a step of the call after that many milliseconds, or with the call. */
  readonly within: (milliseconds: number) => AbortSignal
}

type LooseInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** Path and query string of a call. */
export function addressOf(endpoint: AnyEndpoint, input: LooseInput): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item))
    }
  }
  const search = query.toString()
  return fillPath(endpoint.path, Object.fromEntries(Object.entries(input.params ?? {}))) + (search && `?${search}`)
}

async function waitFor(milliseconds: number, signal: AbortSignal | undefined) {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
