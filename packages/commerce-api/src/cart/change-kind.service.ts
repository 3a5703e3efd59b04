import { isGiftCardLine } from '@aisle/api/product-kind'
import type { Transaction } from '../database/database.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'
import { deleteLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'
import { isSameLine, type LineIdentity } from './line-wish.rules.ts'
import { keepSnapshot } from './snapshot.service.ts'

type ChangedKind = {
  readonly line: CartLineRecord
  /** How many stood in the line that this one became one with. */
  readonly joinedQty: number
  /** Brings back what stood there before. */
  readonly snapshotId: string
}

/** A line that is bought once may be sent again and again from now on, and back; gift cards stay what they are. */
export const mayChangeKind = ({ orderType }: Pick<CartLineRecord, 'orderType'>) =>
  !isGiftCardLine(lineTypeOf({ orderType }))

/**
 * Makes a line one of another kind (spec 2 §4). Where the cart has such a line of the product already they become one.
 * @returns nothing where the line is of that kind already
 */
export async function changeKind(
  tx: Transaction,
  cart: CartRecord,
  line: CartLineRecord,
  { orderType, frequency }: LineIdentity,
  lines: readonly CartLineRecord[],
): Promise<ChangedKind | undefined> {
  const identity = { orderType, frequency, giftCardCents: null }
  if (isSameLine(line, identity)) return undefined
  const twin = lines.find(
    (one) =>
      one.productId === line.productId &&
      one.fulfillmentMethodId === line.fulfillmentMethodId &&
      isSameLine(one, identity),
  )
  const snapshotId = await keepSnapshot(tx, cart, 'changed', twin ? [line, twin] : [line])
  if (twin) await deleteLines(tx, line.cartId, [twin.lineId])
  const instruction = line.instruction ?? twin?.instruction ?? null
  await updateLine(tx, line.cartId, line.lineId, { orderType, frequency, instruction })
  const joinedQty = twin?.qty ?? 0
  return { line: { ...line, ...identity, qty: line.qty + joinedQty }, joinedQty, snapshotId }
}
