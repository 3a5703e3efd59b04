import { ApiError } from './api-error.ts'

/**
 * Asks the page's own origin about its guest: `POST` answers a token, `DELETE` gives the guest up. The subject behind
 * the tokens stays the same for a browser: a cookie that scripts cannot read remembers it.
 * @throws ApiError
 */
export async function askForGuest(
  method: 'POST' | 'DELETE',
  url: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    signal,
  }).catch((cause: unknown) => {
    throw new ApiError(0, 'NETWORK', 'The store could not be reached.', { cause })
  })
  if (!response.ok) {
    throw new ApiError(response.status, 'HTTP', 'The store lets nobody in right now. Please try again later.')
  }
  if (response.status === 204) return undefined
  return await response.json().catch((cause: unknown) => {
    throw new ApiError(response.status, 'BAD_REPLY', 'The store sent an answer that cannot be read.', { cause })
  })
}
