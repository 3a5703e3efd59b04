import type { Database, Transaction } from '../database/database.ts'
import { orderStems } from '../search/search-index.store.ts'
import { addMinutes } from '../slot/store-clock.rules.ts'
import { takeTurn, updateSoldCounts } from './sales.store.ts'

const DAY_MINUTES = 24 * 60
/** Orders of the last 90 days count: what sells changes with the seasons. */
const COUNTED_MINUTES = 90 * DAY_MINUTES
const PAUSE_MINUTES = 6 * 60

type Tools = { readonly database: Database; readonly now: () => Date }

/**
 * Counts a tenant's sales, for best sellers, what is trending and what fits a search best. Every six hours, whichever
 * instance comes first.
 * @returns whether it was time
 */
export const countSales = ({ database, now }: Tools, tenantId: string): Promise<boolean> =>
  database.transaction(tenantId, async (tx) => {
    const at = now()
    if (!(await takeTurn(tx, { at, since: addMinutes(at, -PAUSE_MINUTES) }))) return false
    if ((await updateSoldCounts(tx, addMinutes(at, -COUNTED_MINUTES))) > 0) await orderStems(tx)
    return true
  })

/** The same at once, before the search index is made. */
export async function countSalesAt(tx: Transaction, at: Date) {
  await takeTurn(tx, { at, since: at })
  await updateSoldCounts(tx, addMinutes(at, -COUNTED_MINUTES))
}
