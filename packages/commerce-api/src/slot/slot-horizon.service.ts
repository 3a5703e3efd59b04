import type { Database } from '../database/database.ts'
import { haveTurn } from './slot-horizon.store.ts'
import { makeSlots } from './slot-plan.store.ts'

/** One more than shoppers see, so that a day that comes into their week is there at the stroke of midnight. */
const HORIZON_DAYS = 8

type Tools = { readonly database: Database; readonly now: () => Date }

/**
 * Keeps a tenant's slots made for the coming days. Instances that are at it at the same time leave it to one.
 * @returns whether it was this one's turn
 */
export const extendSlots = ({ database, now }: Tools, tenantId: string): Promise<boolean> =>
  database.transaction(tenantId, async (tx) => {
    if (!(await haveTurn(tx))) return false
    await makeSlots(tx, now(), { days: HORIZON_DAYS })
    return true
  })
