/** Below the scripts of the store, so that the page's policy lets it through; it acts for the whole origin. */
export const SERVICE_WORKER_PATH = '/_/shell/service-worker.js'

/** What stands in for a page that cannot be had without a connection. */
export const OFFLINE_PATH = '/_/offline'

/** What a page posts to a worker that waits, when the shopper has agreed to a new version. */
export const TAKE_OVER_MESSAGE = 'aisle-take-over'
