import { type BatchOptions, createBatches } from './batches.ts'
import type { Database, Transaction } from './database.ts'

/** Lets what comes for a tenant while it waits for a connection be worked on together, in one transaction. */
export function createTenantBatches<Item, Result>(
  database: Database,
  work: (tx: Transaction, items: readonly Item[]) => Promise<readonly Result[]>,
  options?: BatchOptions,
): (tenantId: string, item: Item) => Promise<Result> {
  const batches = new Map<string, (item: Item) => Promise<Result>>()
  return (tenantId, item) => {
    const batch =
      batches.get(tenantId) ??
      createBatches((take: () => readonly Item[]) => database.transaction(tenantId, (tx) => work(tx, take())), options)
    batches.set(tenantId, batch)
    return batch(item)
  }
}
