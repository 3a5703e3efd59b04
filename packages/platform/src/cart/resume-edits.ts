import { ApiError } from '@aisle/api/client'
import type { CartDetail } from '@aisle/api/cart-detail'
import type { CartNotice } from '@aisle/api/cart-notice'
import { isNullOr, isNumber, isPerhaps, isShape, isText, isWhole } from '../shapes/shape.ts'
import { cartMessages } from './cart.messages.ts'
import { linesFor, quantityOf } from './cart.rules.ts'
import type { CartProduct } from './cart.types.ts'
import type { KeptEdit } from './kept-edits.ts'
import { resumeMessages as messages } from './resume-edits.messages.ts'

const isProduct = isShape<CartProduct>({
  productId: isText,
  title: isText,
  limit: isNumber,
  orderLineItemID: isPerhaps(isText),
  instruction: isPerhaps(isText),
  productVariantValueID: isPerhaps(isText),
  fulfillmentMethodID: isPerhaps(isText),
  orderLineItemOrderType: isPerhaps(isOrderType),
  giftCardAmount: isPerhaps(isNumber),
  frequency: isPerhaps(isText),
})
function isOrderType(value: unknown): value is 0 | 1 | 2 | 3 {
  return value === 0 || value === 1 || value === 2 || value === 3
}

const isKeptEdit = isShape<KeptEdit>({
  product: isProduct,
  qty: isWhole,
  cart: isNullOr(isText),
  price: isNullOr(isNumber),
  at: isNumber,
})

export type Resumption = {
  /** To be sent again. */
  readonly again: readonly KeptEdit[]
  /** Names of those that are not. */
  readonly done: readonly string[]
  /** Of a cart that is gone. */
  readonly conflicts: readonly CartNotice[]
}

/**
 * What becomes of edits that an earlier page has left: what the server has after all is done, what belongs to a cart
 * that has been ordered or given up is told, the rest is made again.
 * @param before milliseconds since 1970; later edits are those of pages that are open
 */
export function resumptionOf(
  kept: Readonly<Record<string, unknown>>,
  detail: CartDetail | null,
  before: number,
): Resumption {
  const again: KeptEdit[] = []
  const done: string[] = []
  const conflicts: CartNotice[] = []
  for (const [key, edit] of Object.entries(kept)) {
    const isEdit = isKeptEdit(edit)
    if (isEdit && edit.at >= before) continue
    if (!isEdit || isDone(edit, detail)) done.push(key)
    else if (edit.cart === null || edit.cart === detail?.orderNumber) again.push(edit)
    else {
      done.push(key)
      conflicts.push(conflictOf(edit, detail, 'cart-gone', messages.cartGone))
    }
  }
  return { again, done, conflicts }
}

const isDone = ({ product, qty }: KeptEdit, detail: CartDetail | null) =>
  quantityOf({ detail, wanted: {} }, product) === qty

/** An edit that was made again, and why it was refused, if it was. */
export type Outcome = { readonly kept: KeptEdit; readonly error?: unknown }

/** What is not as it was asked for when the edits were made, for one list: refused, or at another price. */
export const conflictsOf = (outcomes: readonly Outcome[], detail: CartDetail | null): readonly CartNotice[] =>
  outcomes.flatMap(({ kept, error }) => {
    if (error !== undefined) {
      if (isDone(kept, detail)) return []
      const isTold = error instanceof ApiError && error.status > 0
      return [
        conflictOf(
          kept,
          detail,
          isTold ? error.code : 'unreachable',
          isTold ? error.message : cartMessages.unreachable,
        ),
      ]
    }
    const [line] = linesFor(detail, kept.product)
    if (!line || kept.price === null || line.price === kept.price) return []
    const notice = conflictOf(kept, detail, 'price', messages.price)
    return [
      { ...notice, lines: notice.lines.map((one) => ({ ...one, oldPrice: kept.price ?? 0, newPrice: line.price })) },
    ]
  })

const conflictOf = ({ product, qty }: KeptEdit, detail: CartDetail | null, code: string, text: string): CartNotice => ({
  code,
  text,
  lines: [
    {
      productID: product.productId,
      title: product.title,
      oldQty: qty,
      newQty: quantityOf({ detail, wanted: {} }, product),
    },
  ],
})
