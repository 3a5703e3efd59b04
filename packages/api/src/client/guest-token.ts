import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** What the gateway hands to a shopper without an account: a bearer token for `expires_in` seconds. */
export const guestTokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
export type GuestToken = z.output<typeof guestTokenSchema>

export const GUEST_TOKEN_PATH = '/auth/guest-token'

/**
 * Asks the page's own origin for a guest's token. The subject behind it stays the same for a browser: a cookie that
 * scripts cannot read remembers it. With `startAnew` it becomes another one, after signing in or out.
 * @throws ApiError
 */
export async function fetchGuestToken({
  baseUrl = '',
  startAnew = false,
  signal,
}: {
  readonly baseUrl?: string
  readonly startAnew?: boolean
  readonly signal: AbortSignal
}): Promise<GuestToken> {
  const response = await fetch(baseUrl + GUEST_TOKEN_PATH, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(startAnew ? { startAnew } : {}),
    credentials: 'same-origin',
    signal,
  }).catch((cause: unknown) => {
    throw new ApiError(0, 'NETWORK', 'The store could not be reached.', { cause })
  })
  if (!response.ok) {
    throw new ApiError(response.status, 'HTTP', 'The store does not let anybody in right now. Please try again later.')
  }
  const parsed = z.safeParse(guestTokenSchema, await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  throw new ApiError(response.status, 'BAD_REPLY', 'The store sent an answer that cannot be read.', {
    cause: parsed.error,
  })
}
