import { savesData } from '@aisle/ui/saves-data'
import { type AheadParts, startAhead } from './start-ahead.ts'
import { whenIdle } from './when-idle.ts'

/** Fetching ahead begins once the first page is there, and never for somebody who saves data. */
export async function startAheadWhenIdle(parts: AheadParts): Promise<void> {
  if (savesData()) return
  await whenIdle()
  startAhead(parts)
}
