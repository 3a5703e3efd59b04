/**
 * Takes the place of a service worker that is to be gone: empties its caches and takes itself off (T53, F44). Already when
 * it is installed: it becomes the active one only once the worker before it has nothing to do any more.
 */
export const withdrawnWorker = `const empty = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
}
self.addEventListener('install', (event) => {
  self.skipWaiting()
  self.registration.unregister()
  event.waitUntil(empty())
})
self.addEventListener('activate', (event) => event.waitUntil(empty()))
`
