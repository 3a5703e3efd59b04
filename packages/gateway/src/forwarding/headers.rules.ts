import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import type { IncomingHttpHeaders } from 'node:http'

type Headers = Record<string, string | string[] | undefined>

/** They belong to one connection (RFC 9110 §7.6.1), or say who asks, which the gateway alone knows. */
const NEVER_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
  ACCESS_PASS_HEADER,
])

const without = (headers: Headers | IncomingHttpHeaders, names: ReadonlySet<string>): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))

/** What goes on to a service: the request's own headers, then what the gateway says. */
export const requestHeaders = (
  headers: Headers | IncomingHttpHeaders,
  own: Readonly<Record<string, string>>,
): Headers => ({
  ...without(headers, NEVER_FORWARDED),
  ...own,
})

const NEVER_ANSWERED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'upgrade',
  'server',
  'x-powered-by',
])

export const responseHeaders = (headers: Headers | IncomingHttpHeaders): Headers => without(headers, NEVER_ANSWERED)

/** The API knows shoppers by their bearer token: cookies stay here, on the way in and out (T36). */
const COOKIES = new Set(['cookie', 'set-cookie'])
export const withoutCookies = (headers: Headers): Headers => without(headers, COOKIES)
