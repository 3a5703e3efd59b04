import { unregisterDevice } from '@aisle/api/notification'
import { wrapperOf } from '@aisle/contract'
import { api, type Platform } from '@aisle/platform'

/** Milliseconds that a sign-out waits for it. */
const PATIENCE = 3_000

/** This browser's push subscription, if it has one. */
async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager?.getSubscription()) ?? null
}

const unregister = (token: string) =>
  api.call(unregisterDevice, { params: { token } }, { signal: AbortSignal.timeout(PATIENCE) })

/** Takes this device off the customer who signs out: by the API, and at its push service should that fail. */
export async function giveDeviceBack(): Promise<void> {
  try {
    const appToken = wrapperOf(globalThis)?.pushToken
    if (appToken !== undefined) return void (await unregister(appToken))
    const subscription = await currentSubscription()
    if (!subscription) return
    await Promise.allSettled([unregister(JSON.stringify(subscription)), subscription.unsubscribe()])
  } catch {
    // A browser that has nothing to give back must not keep anybody signed in.
  }
}

/** A session that ends without being asked to leaves nobody to call the API: the push service then forgets the device. */
export function givesDeviceBack({ bus }: Pick<Platform, 'bus'>): void {
  const forget = () => {
    currentSubscription()
      .then((subscription) => subscription?.unsubscribe())
      .catch(() => {}) // a browser that has nothing to give back
  }
  bus.on('session.signed-out', forget, { signal: new AbortController().signal })
}
