import { whenIdle } from '../ahead/when-idle.ts'
import type { LaterSurroundings } from './start-later-parts.ts'

/** Milliseconds after which code that did not come is asked for again. */
const AGAIN = 10_000

/** What no first view needs is fetched when the browser is idle; at once where a disclaimer comes before shopping. */
export async function startLater(surroundings: LaterSurroundings): Promise<void> {
  const { configuration } = surroundings.platform.tenant.store.getState()
  if (!configuration?.businessConfigurations.showDisclaimer) await whenIdle()
  // The pages do without; it is asked for until it comes.
  const parts = await import('./start-later-parts.ts').catch(() => undefined)
  if (parts) parts.startLaterParts(surroundings)
  else setTimeout(startLater, AGAIN, surroundings)
}
