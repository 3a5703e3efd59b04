import { SERVICE_WORKER_PATH } from '@aisle/contract'
import { type HostPlatform, messageOf, type Report } from '@aisle/platform/host'
import { savesData } from '@aisle/ui/saves-data'
import { whenIdle } from '../ahead/when-idle.ts'
import { givesDeviceBack } from './give-device-back.ts'
import { waitingWorker } from './waiting-worker.ts'

/** Milliseconds after which a page that stays open asks for a new version, when somebody comes back to it. */
const ASK_AGAIN = 10 * 60_000

/** Registers the service worker. The store works without one wherever that fails (F45). */
export async function startServiceWorker(platform: HostPlatform, report: Report): Promise<void> {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return
  givesDeviceBack(platform)
  await whenIdle()
  // Somebody who saves data is sent none; one that is there is kept up to date.
  if (savesData() && !navigator.serviceWorker.controller) return
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, {
      scope: '/',
      updateViaCache: 'none',
    })
    followUpdates(registration)
  } catch (error) {
    report({ kind: 'service-worker', message: messageOf(error) })
  }
}

function followUpdates(registration: ServiceWorkerRegistration) {
  const offer = () => {
    // The first worker of a browser replaces nobody.
    if (registration.waiting && navigator.serviceWorker.controller)
      waitingWorker.setState({ worker: registration.waiting })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  let asked = Date.now()
  addEventListener('focus', () => {
    if (Date.now() - asked < ASK_AGAIN) return
    asked = Date.now()
    // Without a connection there is nothing new.
    registration.update().catch(() => {})
  })
}
