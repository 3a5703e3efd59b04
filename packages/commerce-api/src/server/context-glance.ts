import { createBatches } from '../database/batches.ts'
import type { Database } from '../database/database.ts'
import { type Asking, contextStatement } from './request-context.ts'

type Glance = (asking: Asking) => Promise<unknown>

/**
 * Reads what is known of a caller, together with others of their tenant who ask while a connection is waited for; who
 * comes alone waits for nobody. Answers the row, as `readContext` takes it.
 */
export function createContextGlance(database: Pick<Database, 'glance'>): Glance {
  const tenants = new Map<string, Glance>()
  const glanceAt = (tenantId: string) =>
    createBatches<Asking, unknown>(async (take) => {
      const rows = await database.glance(tenantId, () => contextStatement(take()))
      return take().map((_, index) => rows[index])
    })
  return (asking) => {
    const { tenantId } = asking.caller
    const glance = tenants.get(tenantId) ?? glanceAt(tenantId)
    tenants.set(tenantId, glance)
    return glance(asking)
  }
}
