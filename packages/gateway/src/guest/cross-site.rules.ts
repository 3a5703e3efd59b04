import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser sent a request from a page of another origin (T36). `Sec-Fetch-Site` and `Origin` cannot be set
 * by scripts; a client that sends neither is no browser and carries nobody's cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return true
  return headers.origin !== undefined && headers.origin !== origin
}

/** `application/json`, or no body at all. */
export const isJsonOrEmpty = (headers: IncomingHttpHeaders): boolean => {
  const type = headers['content-type']
  if (type !== undefined) return /^application\/json\s*(;|$)/i.test(type)
  return (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined
}
