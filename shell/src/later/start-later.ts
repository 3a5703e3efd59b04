import { whenIdle } from '../ahead/when-idle.ts'
import { untilThere } from '../until-there.ts'
import type { LaterSurroundings } from './start-later-parts.ts'

/** What no first view needs is fetched when the browser is idle; at once where a disclaimer comes before shopping. */
export async function startLater(surroundings: LaterSurroundings): Promise<void> {
  const { configuration } = surroundings.platform.tenant.store.getState()
  if (!configuration?.businessConfigurations.showDisclaimer) await whenIdle()
  const { startLaterParts } = await untilThere(() => import('./start-later-parts.ts'))
  startLaterParts(surroundings)
}
