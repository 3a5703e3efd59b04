import type { CartProductInput } from '@aisle/api/cart'
import type { Shopper } from '../server/caller.ts'
import type { OfferedFulfillment } from './cart-contents.types.ts'
import { lineGone, quantityRefused, wrongKind } from './cart.errors.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'
import { quantityRefusal } from './line-limit.rules.ts'
import type { Offer } from './offer.store.ts'

/** A line as it is asked for, with what decides whether it can be had. */
export type OneLine = {
  readonly shopper: Shopper
  readonly cart: CartRecord
  readonly locationId: string
  readonly lines: readonly CartLineRecord[]
  readonly fulfillment: OfferedFulfillment
  readonly input: CartProductInput
  readonly offer: Offer | undefined
  readonly isRestricted: boolean
  readonly blacklistHandling: number | null | undefined
}

/** The line that is named, of one of these products. @throws AppError CRT_0108 */
export function findNamed(lines: readonly CartLineRecord[], lineId: string, productIds: readonly string[]) {
  const line = lines.find(
    (one) => one.lineId === lineId && one.parentLineId === null && productIds.includes(one.productId),
  )
  if (!line) throw lineGone()
  return line
}

/** @param known the line as it counts so far @throws AppError CRT_0114 */
export function checkQuantity(
  { lines, fulfillment }: Pick<OneLine, 'lines' | 'fulfillment'>,
  { product, onHand }: Offer,
  known: Pick<CartLineRecord, 'qty'> | undefined,
  wanted: number,
) {
  const all = lines.filter(({ productId }) => productId === product.productId).reduce((sum, { qty }) => sum + qty, 0)
  const current = known?.qty ?? 0
  const refusal = quantityRefusal({
    product,
    onHand,
    elsewhere: all - current,
    wanted,
    current,
    methodLimit: fulfillment.qtyLimit,
  })
  if (refusal) throw quantityRefused(refusal)
}

/** @throws AppError CRT_0114 */
export function checkKind({ product }: Offer, { kind }: OfferedFulfillment) {
  if (product.fulfillmentKinds && !product.fulfillmentKinds.includes(kind)) throw wrongKind(product.title)
}
