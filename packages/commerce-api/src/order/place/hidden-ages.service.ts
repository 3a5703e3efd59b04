import { ZERO_ID } from '@aisle/api/ids'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { hasRestricted } from '../../catalogue/products.store.ts'
import type { Transaction } from '../../database/database.ts'
import type { Shopper } from '../../server/caller.ts'
import { checksAges } from '../../tenant/age-check.rules.ts'
import { orderAgeNeeded } from '../order.errors.ts'

/**
 * What a cart does not show of itself: a restricted product that may come instead of one, and a variant of a product
 * that is restricted as a whole (T29). Asked for shoppers only who have not proven their age to a store that wants it.
 */
export async function checkHiddenAges(tx: Transaction, { lines, business }: CartContents, { isAgeVerified }: Shopper) {
  if (isAgeVerified || !checksAges(business)) return
  const ids = lines.flatMap(({ productId, substituteProductId }) => [productId, substituteProductId ?? ZERO_ID])
  if (await hasRestricted(tx, ids)) throw orderAgeNeeded()
}
