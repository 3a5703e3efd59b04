import { type BatchOptions, createBatches } from './batches.ts'
import type { Database, Transaction } from './database.ts'

/** Lets what comes at once for a tenant be worked on together, each batch in a transaction of its own. */
export function createTenantBatches<Item, Result>(
  database: Database,
  work: (tx: Transaction, items: readonly Item[]) => Promise<readonly Result[]>,
  options?: BatchOptions,
): (tenantId: string, item: Item) => Promise<Result> {
  const batches = new Map<string, (item: Item) => Promise<Result>>()
  return (tenantId, item) => {
    const batch =
      batches.get(tenantId) ??
      createBatches((items) => database.transaction(tenantId, (tx) => work(tx, items)), options)
    batches.set(tenantId, batch)
    return batch(item)
  }
}
