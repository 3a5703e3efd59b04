import { OFFLINE_PATH, TAKE_OVER_MESSAGE } from '@aisle/contract/service-worker'
import { readPushMessage } from './push-message.rules.ts'

declare const self: ServiceWorkerGlobalScope
declare global {
  interface ExtendableEvent {
    /** InstallEvent.addRoutes, as far as it is used here: Chromium's alone so far, and unknown to TypeScript. */
    addRoutes?(rule: {
      readonly condition: { readonly not: { readonly requestMode: RequestMode } }
      readonly source: 'network'
    }): Promise<void>
  }
}

const OFFLINE = 'aisle-offline-1'

self.addEventListener('install', (event) => {
  // Files, pictures and calls go past the worker: the browser keeps what may be kept, and nobody is woken up for it.
  const pastTheWorker = event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  event.waitUntil(Promise.all([pastTheWorker, keepOfflinePage()]))
})

/** The new page replaces the old one when it is there. */
async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE)
  await cache.add(new Request(OFFLINE_PATH, { cache: 'reload' }))
}

self.addEventListener('activate', (event) => event.waitUntil(tidyUp()))

async function tidyUp() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)))
  // A page is asked for while the worker wakes up.
  await self.registration.navigationPreload?.enable()
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event))
})

/** Always from the network, and never kept: a page is somebody's. Without a connection there is one for everybody. */
async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse
    return preloaded ?? (await fetch(request))
  } catch (error) {
    const offlinePage = await caches.match(OFFLINE_PATH, { ignoreVary: true })
    if (!offlinePage) throw error
    return offlinePage
  }
}

// Not before somebody has agreed: a version never changes under a shopper (F44).
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER_MESSAGE) event.waitUntil(self.skipWaiting())
})

self.addEventListener('push', (event) => {
  const message = readPushMessage(jsonOf(event.data))
  if (!message) return
  const { title, text: body, tag, path } = message
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }))
})

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined // anybody may send text to a push service
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path: unknown = Reflect.get(Object(event.notification.data), 'path')
  event.waitUntil(open(typeof path === 'string' ? path : '/'))
})

/** In a window of the store that is open, unless something is being paid there. */
async function open(path: string) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const free = windows.find(({ url }) => new URL(url).pathname !== '/checkout')
  if (!free) return await self.clients.openWindow(path)
  await free.focus()
  return await free.navigate(path)
}
