import { createCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { createBatches } from '../database/batches.ts'
import type { Database } from '../database/database.ts'
import { type Asking, contextStatement } from './request-context.ts'

type Seen = {
  /** The row of the caller, as `readContext` takes it; none where the store is unknown. */
  readonly found: unknown
  readonly catalogueVersion: number
}
type Glance = (asking: Asking) => Promise<Seen>

/** Milliseconds between two glances at one tenant: whoever comes in between shares the next one. */
const PAUSE = 2

/**
 * Reads what is known of a caller and whether the catalogue has changed, together with others of their tenant who ask in
 * the same moment; who comes alone waits for nobody.
 */
export function createContextGlance(database: Pick<Database, 'glance'>): Glance {
  const tenants = new Map<string, Glance>()
  const glanceAt = (tenantId: string) => {
    const catalogue = createCatalogueVersion()
    return createBatches<Asking, Seen>(
      async (take) => {
        let look = catalogue.look()
        const rows = await database.glance(tenantId, () => {
          look = catalogue.look()
          return contextStatement(take(), look.columns)
        })
        const catalogueVersion = look.versionOf(rows[0])
        return take().map((_, index) => ({ found: rows[index], catalogueVersion }))
      },
      { pause: PAUSE },
    )
  }
  return (asking) => {
    const { tenantId } = asking.caller
    const glance = tenants.get(tenantId) ?? glanceAt(tenantId)
    tenants.set(tenantId, glance)
    return glance(asking)
  }
}
