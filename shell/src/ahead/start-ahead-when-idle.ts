import { savesData } from './saves-data.ts'
import type { AheadParts } from './start-ahead.ts'
import { whenIdle } from './when-idle.ts'

/** Fetching ahead is itself fetched once the first page is there, and never by somebody who saves data. */
export function startAheadWhenIdle(parts: AheadParts): void {
  if (savesData()) return
  const start = async () => {
    await whenIdle()
    const { startAhead } = await import('./start-ahead.ts')
    startAhead(parts)
  }
  start().catch(() => {}) // pages are then fetched when they are opened
}
