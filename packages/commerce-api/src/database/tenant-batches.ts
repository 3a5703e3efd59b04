import { AppError } from '../server/app-error.ts'
import type { Warn } from '../server/domain.ts'
import { type BatchOptions, createBatches } from './batches.ts'
import type { Database, Transaction } from './database.ts'

type Tools = { readonly database: Database; readonly warn: Warn }

/**
 * Lets what comes for a tenant while it waits for a connection be worked on together, in one transaction. A batch that
 * fails has changed nothing, which `warn` is told: each of its items is answered `undefined`, to be taken by itself and to
 * hear what is wrong with it. Where no connection is to be had in time, that is told to all.
 */
export function createTenantBatches<Item, Result>(
  { database, warn }: Tools,
  work: (tx: Transaction, items: readonly Item[]) => Promise<readonly Result[]>,
  options?: BatchOptions,
): (tenantId: string, item: Item) => Promise<Result | undefined> {
  const batches = new Map<string, (item: Item) => Promise<Result | undefined>>()
  const workFor = (tenant: string) => async (take: () => readonly Item[]) => {
    let isBegun = false
    try {
      return await database.transaction(tenant, (tx) => {
        isBegun = true
        return work(tx, take())
      })
    } catch (error) {
      if (!isBegun) throw error
      // A refusal is nobody's fault: something has run out in this very moment.
      if (!(error instanceof AppError)) warn({ err: error, tenant }, 'a batch has failed')
      return take().map(() => undefined)
    }
  }
  return (tenantId, item) => {
    const batch = batches.get(tenantId) ?? createBatches<Item, Result | undefined>(workFor(tenantId), options)
    batches.set(tenantId, batch)
    return batch(item)
  }
}
