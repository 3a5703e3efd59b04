import { createStore } from 'zustand/vanilla'

/** A new version that waits for the shopper's consent. */
export const waitingWorker = createStore<{ readonly worker: ServiceWorker | null }>(() => ({ worker: null }))
