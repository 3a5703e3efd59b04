import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { productRestricted } from './catalogue.errors.ts'
import { hasRestricted } from './products.store.ts'

/** @throws AppError 403 when the shopper must verify their age before they are told anything of the product (T29) */
export async function refuseRestricted(tx: Transaction, shopper: Shopper, productId: string): Promise<void> {
  if (!shopper.maySeeRestricted && (await hasRestricted(tx, [productId]))) throw productRestricted()
}
