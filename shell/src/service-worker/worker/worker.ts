import { OFFLINE_PATH, TAKE_OVER_MESSAGE } from '@aisle/contract/service-worker'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { isKeptAsset } from './kept-asset.rules.ts'
import { readPushMessage } from './push-message.rules.ts'

declare const self: ServiceWorkerGlobalScope

const ASSETS = 'aisle-assets-1'
const OFFLINE = 'aisle-offline-1'
const MAX_FILES = 150
const THIRTY_DAYS = 30 * 24 * 60 * 60

// Files of builds never change under their address. The browser checks their integrity here as well.
registerRoute(
  ({ url }) => isKeptAsset(url, self.location.origin),
  new CacheFirst({
    cacheName: ASSETS,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MAX_FILES, maxAgeSeconds: THIRTY_DAYS, purgeOnQuotaError: true }),
    ],
  }),
)

// Pages always come from the network and are never kept: they are somebody's. Without a connection there is one page.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [{ handlerDidError: async () => await caches.match(OFFLINE_PATH, { ignoreVary: true }) }],
  }),
)

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))

/** The new page replaces the old one when it is there. */
async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE)
  await cache.add(new Request(OFFLINE_PATH, { cache: 'reload' }))
}

self.addEventListener('activate', (event) => event.waitUntil(tidyUp()))

async function tidyUp() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => ![ASSETS, OFFLINE].includes(name)).map((name) => caches.delete(name)))
  // A page is asked for while the worker wakes up.
  await self.registration.navigationPreload?.enable()
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
