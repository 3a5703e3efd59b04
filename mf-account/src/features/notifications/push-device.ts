import { registerDevice, unregisterDevice } from '@aisle/api/notification'
import { api } from '@aisle/platform'

/** Why a device gets no push messages, or that it does; `unreachable`: its browser cannot use its push service. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'unreachable' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const subscriptionHere = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** `publicKey`: the store's, base64url. A subscription with another one hears nothing of the store any more. */
export async function readPushState(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await subscriptionHere()
  return subscription && isWith(subscription, publicKey) ? 'on' : 'off'
}

const isWith = ({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string) =>
  !key || btoa(String.fromCharCode(...new Uint8Array(key))).replace(/[+/=]/g, inUrls) === publicKey

/** What base64url writes (RFC 4648 §5), without padding. */
const inUrls = (letter: string) => (letter === '+' ? '-' : letter === '/' ? '_' : '')

/** Milliseconds that a browser may take to have its service worker ready, or to reach its push service. */
const PATIENCE = 10_000

/**
 * Asks for permission, which only a press may do, and registers this device for the customer.
 * @throws Error when there is no service worker, or the store refuses
 */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return await readPushState(publicKey)
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  const old = await pushManager.getSubscription()
  if (old && !isWith(old, publicKey)) await old.unsubscribe()
  const subscription = await inTime(
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  ).catch(ifReached)
  if (!subscription) return 'unreachable'
  try {
    await api.call(registerDevice, { body: { token: JSON.stringify(subscription), platform: 'web' } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** A browser says `AbortError` of a push service that it cannot use (W3C Push API), also in a private window, or nothing. */
function ifReached(error: unknown): undefined {
  if (!(error instanceof DOMException) || !['AbortError', 'TimeoutError'].includes(error.name)) throw error
}

/** @throws ApiError when the store cannot be told; the device then stays registered */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await subscriptionHere()
  if (!subscription) return 'off'
  await api.call(unregisterDevice, { params: { token: JSON.stringify(subscription) } })
  await subscription.unsubscribe()
  return 'off'
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), PATIENCE),
    ),
  ])
