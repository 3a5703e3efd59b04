import type { Database, Transaction } from '../database/database.ts'
import { releaseBookings } from '../slot/slot-booking.store.ts'
import { abandonedBefore } from './abandon.rules.ts'
import * as store from './abandon.store.ts'
import { forgetChoices } from './cart-lines.store.ts'

/** Few enough that nobody waits long for a row. */
const AT_ONCE = 100

type Tools = { readonly database: Database; readonly now: () => Date }

/**
 * Abandons the carts of a tenant that nobody has touched for `business.cartLifeDays`: slots that are held for them are
 * given back; where to, who and by what coupon is forgotten. Instances that do it at the same time share the work.
 * @returns how many it was
 */
export async function abandonCarts({ database, now }: Tools, tenantId: string): Promise<number> {
  let total = 0
  for (;;) {
    const count = await database.transaction(tenantId, (tx) => abandonSome(tx, now()))
    total += count
    if (count < AT_ONCE) return total
  }
}

async function abandonSome(tx: Transaction, now: Date): Promise<number> {
  const business = (await store.readBusiness(tx)) ?? {}
  const cartIds = await store.lockUntouched(tx, abandonedBefore(business, now), AT_ONCE)
  if (cartIds.length === 0) return 0
  await releaseBookings(tx, await store.listHeld(tx, cartIds))
  for (const cartId of cartIds) await forgetChoices(tx, cartId)
  await store.markAbandoned(tx, cartIds)
  return cartIds.length
}
