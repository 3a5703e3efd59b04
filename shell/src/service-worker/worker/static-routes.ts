/** A rule of InstallEvent.addRoutes (Service Workers §4.5.1), as far as it is used here. */
type RouterRule = { readonly condition: Condition; readonly source: 'network' | 'race-network-and-fetch-handler' }

type Condition = { readonly requestMode: RequestMode } | { readonly not: Condition }

declare global {
  interface ExtendableEvent {
    /** Chromium's alone so far, and missing in TypeScript's declarations. */
    addRoutes?(rules: readonly RouterRule[]): Promise<void>
  }
}

/**
 * Files, pictures and calls go past the worker, and a page is asked for before the worker has woken up: whichever of
 * the network and the worker has it first. The worker's own `fetch` of that page is the same request.
 */
export const staticRoutes: readonly RouterRule[] = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
]
