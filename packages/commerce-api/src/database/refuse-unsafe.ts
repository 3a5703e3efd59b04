import type { Database } from './database.ts'
import { whyUnsafe } from './durability.rules.ts'

/**
 * A store does not take orders on a database that may forget them. One that cannot be asked yet is no reason not to
 * start: `/readyz` says that it is missing.
 * @throws Error in plain words
 */
export async function refuseUnsafe(database: Pick<Database, 'durability'>) {
  const settings = await database.durability().catch(() => undefined)
  const why = settings && whyUnsafe(settings)
  if (why) throw new Error(`The commerce API cannot start: ${why}`)
}
