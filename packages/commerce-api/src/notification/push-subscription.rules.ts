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

/** A browser's subscription out of its token; `undefined` for anything that is none of a known push service. */
export function subscriptionOf(token: string): PushSubscription | undefined {
  const parsed = z.safeParse(subscriptionSchema, jsonOf(token))
  return parsed.success && isPushService(parsed.data.endpoint) ? parsed.data : undefined
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
