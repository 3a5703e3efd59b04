import * as z from 'zod/mini'

const BASE64URL = /^[\w-]+={0,2}$/

const subscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({
    p256dh: z.string().check(z.regex(BASE64URL), z.maxLength(100)),
    auth: z.string().check(z.regex(BASE64URL), z.maxLength(40)),
  }),
})

/** Where a browser's push messages go and what they are encrypted with (W3C Push API). */
export type PushSubscription = z.output<typeof subscriptionSchema>

/** The push services of browsers. Whoever names another one would have us call it (T60). */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** What else than the push services of browsers is called: one on this machine, in tests only. */
export type PushReach = { readonly onLoopback?: boolean }

/** A browser's subscription out of its token; `undefined` for anything that is none of a known push service. */
export function subscriptionOf(token: string, reach: PushReach = {}): PushSubscription | undefined {
  const parsed = z.safeParse(subscriptionSchema, jsonOf(token))
  return parsed.success && mayBeCalled(parsed.data.endpoint, reach) ? parsed.data : undefined
}

/** Whether a message may be sent there: to a push service, and in tests to one on this machine. */
export const mayBeCalled = (address: string, { onLoopback = false }: PushReach): boolean =>
  isPushService(address) || (onLoopback && isOnLoopback(address))

const isOnLoopback = (address: string) => {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && url.hostname === '127.0.0.1' && url.username === '' && url.password === ''
}

/** Whether an address is one of a push service: https, its standard port, nobody's password, a known name. */
export function isPushService(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // tokens are whatever a device says
  }
}
