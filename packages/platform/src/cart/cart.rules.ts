import type { CartDetail } from '@aisle/api/cart-detail'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'
import type { CartOrigin, CartState } from './cart.types.ts'

type Figures = Pick<CartState, 'detail' | 'wanted'>
type LineName = { readonly productId: string; readonly productVariantValueID?: string | null }

/** Names a line among the edits: its product, with the variant where one was chosen. */
export const lineKeyOf = ({ productId, productVariantValueID }: LineName): string =>
  productVariantValueID ? `${productId}/${productVariantValueID}` : productId

/** All lines of a cart, in the order of its fulfillments. */
export const linesOf = (detail: CartDetail | null) =>
  Object.values(detail?.fulfillments ?? {}).flatMap((fulfillment) => Object.values(fulfillment.shoppingCartItems))

/** The lines that an edit of this product speaks of: one variant's, or all of the product. */
export const linesFor = (detail: CartDetail | null, { productId, productVariantValueID }: LineName) =>
  linesOf(detail).filter(
    (line) =>
      line.productId === productId && (!productVariantValueID || line.productVariantValueID === productVariantValueID),
  )

/** Quantity of a product over all fulfillments of the cart, edits under way first. */
export function quantityOf(figures: Figures, productId: string, variantId?: string): number {
  const { detail, wanted } = figures
  const asked = wanted[lineKeyOf({ productId, productVariantValueID: variantId })]
  if (asked !== undefined) return asked
  const confirmed = linesFor(detail, { productId, productVariantValueID: variantId })
  if (variantId) return sum(confirmed.map((line) => line.qty))
  const pending = Object.entries(wanted).filter(([key]) => key.startsWith(`${productId}/`))
  const settled = confirmed.filter((line) => wanted[lineKeyOf(line)] === undefined)
  return sum(settled.map((line) => line.qty)) + sum(pending.map(([, qty]) => qty))
}

/** Items in the cart, edits under way first. */
export function countItems({ detail, wanted }: Figures): number {
  const settled = linesOf(detail).filter(
    (line) => wanted[line.productId] === undefined && wanted[lineKeyOf(line)] === undefined,
  )
  return sum(settled.map((line) => line.qty)) + sum(Object.values(wanted))
}

/** A quantity that may be asked for: whole, from 0 to the smaller of the limits (decision 16). */
export function allowedQuantity(qty: number, limit: number): number {
  const most = Math.min(Math.max(0, Math.trunc(limit)), FALLBACK_QUANTITY_LIMIT)
  return Number.isFinite(qty) ? Math.min(Math.max(0, Math.trunc(qty)), most) : 0
}

/** Milliseconds that an edit waits for further ones (decision 5). */
export function editDelay(origin: CartOrigin, { qty, isInCart }: { qty: number; isInCart: boolean }): number {
  if (origin === 'card') return qty > 1 ? 300 : 0
  return isInCart ? 400 : 0
}

/** Whether an answer says more than what is known: another cart's or a later state of this one. */
export const isNewer = (answer: CartDetail, known: CartDetail | null): boolean =>
  known === null || answer.orderNumber !== known.orderNumber || answer.version >= known.version

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
