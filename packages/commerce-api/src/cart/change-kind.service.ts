import { isGiftCardLine } from '@aisle/api/product-kind'
import type { Transaction } from '../database/database.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'
import { deleteLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import { isSameLine, type LineIdentity } from './line-wish.rules.ts'

/** A line that is bought once may be sent again and again from now on, and back; gift cards stay what they are. */
export const mayChangeKind = ({ orderType }: Pick<CartLineRecord, 'orderType'>) =>
  !isGiftCardLine(lineTypeOf({ orderType }))

/**
 * Makes a line one of another kind (spec 2 §4). Where the cart has such a line of the product already they become one.
 * @returns the line as it is now, and how many of it stood in the other one
 */
export async function changeKind(
  tx: Transaction,
  line: CartLineRecord,
  { orderType, frequency }: LineIdentity,
  lines: readonly CartLineRecord[],
): Promise<{ readonly line: CartLineRecord; readonly joinedQty: number }> {
  const identity = { orderType, frequency, giftCardCents: null }
  if (isSameLine(line, identity)) return { line, joinedQty: 0 }
  const twin = lines.find(
    (one) =>
      one.productId === line.productId &&
      one.fulfillmentMethodId === line.fulfillmentMethodId &&
      isSameLine(one, identity),
  )
  if (twin) await deleteLines(tx, line.cartId, [twin.lineId])
  const instruction = line.instruction ?? twin?.instruction ?? null
  await updateLine(tx, line.cartId, line.lineId, { orderType, frequency, instruction })
  return { line: { ...line, ...identity, qty: line.qty + (twin?.qty ?? 0) }, joinedQty: twin?.qty ?? 0 }
}
