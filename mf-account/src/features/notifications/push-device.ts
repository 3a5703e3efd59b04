import { registerDevice, unregisterDevice } from '@aisle/api/notification'
import { api } from '@aisle/platform'

/** Why a device gets no push messages, or that it does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const subscriptionHere = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscriptionHere()) ? 'on' : 'off'
}

/** Milliseconds that a browser may take to have its service worker ready. */
const PATIENCE = 10_000

/**
 * Asks for permission, which only a press may do, and registers this device for the customer.
 * @throws Error when there is no service worker, the push service refuses, or the store does
 */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return await readPushState()
  const registration = await inTime(navigator.serviceWorker.ready)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  try {
    await api.call(registerDevice, { body: { token: JSON.stringify(subscription), platform: 'web' } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
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
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('there is no service worker')), PATIENCE)),
  ])
