import { whenIdle } from '../ahead/when-idle.ts'
import type { LaterSurroundings } from './start-later-parts.ts'

type Surroundings = Omit<LaterSurroundings, 'hasAdded'>

/** Milliseconds after which code that did not come is asked for again. */
const AGAIN = 10_000

/** What no first view needs is fetched when the browser is idle; at once where a disclaimer comes before shopping. */
export async function startLater(surroundings: Surroundings, hasAdded = added(surroundings)): Promise<void> {
  const { configuration } = surroundings.platform.tenant.store.getState()
  if (!configuration?.businessConfigurations.showDisclaimer) await whenIdle()
  // The pages do without; it is asked for until it comes.
  const parts = await import('./start-later-parts.ts').catch(() => undefined)
  if (parts) parts.startLaterParts({ ...surroundings, hasAdded })
  else setTimeout(startLater, AGAIN, surroundings, hasAdded)
}

/** Settles with the first line that is put into the cart, which may be before any of that code is there. */
const added = ({ platform: { bus } }: Surroundings) =>
  new Promise<unknown>((resolve) => bus.on('cart.line-added', resolve, { signal: new AbortController().signal }))
