import type { Transaction } from '../database/database.ts'
import { deleteLines, listLines } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'
import { keepSnapshot } from './snapshot.service.ts'

/** Takes lines out, with what comes along with them, so that they can be brought back. */
export async function takeOut(tx: Transaction, cart: CartRecord, lines: readonly CartLineRecord[]): Promise<string> {
  const snapshotId = await keepSnapshot(tx, cart, 'removed', lines)
  await deleteLines(
    tx,
    cart.cartId,
    lines.map(({ lineId }) => lineId),
  )
  return snapshotId
}

/**
 * The named lines, taken out. Deposits and the like go with their line and not on their own.
 * @returns the id to bring them back by; `undefined` where none of them was there
 */
export async function removeLines(tx: Transaction, cart: CartRecord, lineIds: readonly string[]) {
  const named = new Set(lineIds)
  const lines = (await listLines(tx, cart.cartId)).filter(
    ({ lineId, parentLineId }) => named.has(lineId) && parentLineId === null,
  )
  return lines.length > 0 ? await takeOut(tx, cart, lines) : undefined
}
