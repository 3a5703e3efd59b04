import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import { PREFERENCE_COOKIE_AGE } from '@aisle/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieOf, hostCookie } from '../server/cookies.rules.ts'

const COOKIE = '__Host-aisle-access'
const PASS = /^[\w-]{43}$/

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The pass of this browser for this store, as the API takes it; nobody else may name one. */
export function accessPassHeader({ cookie }: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const pass = cookieOf(cookie, COOKIE)
  return pass && PASS.test(pass) ? { [ACCESS_PASS_HEADER]: pass } : {}
}

/** Headers of an answer, with a pass that the API gave as a cookie for 3 days (spec 1 §9). */
export function keepAccessPass({
  [ACCESS_PASS_HEADER]: pass,
  ...headers
}: Headers): Record<string, string | string[] | undefined> {
  if (typeof pass !== 'string' || !PASS.test(pass)) return headers
  return { ...headers, 'set-cookie': hostCookie(COOKIE, pass, PREFERENCE_COOKIE_AGE) }
}
