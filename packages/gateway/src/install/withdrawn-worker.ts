/** Takes the place of a service worker that is to be gone: empties its caches and takes itself off (T53, F44). */
export const withdrawnWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`
