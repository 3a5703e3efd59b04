import type { CartDetail } from '@aisle/api/cart-detail'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'
import type { CartOrigin, CartProduct, CartState } from './cart.types.ts'

type Figures = Pick<CartState, 'detail' | 'wanted'>

/** What a line goes by: its own id, or what tells it from others of its product. */
export type LineName = { readonly productId: string } & {
  readonly [Part in 'orderLineItemID' | 'giftCardAmount' | 'frequency' | 'productVariantValueID']?:
    | CartProduct[Part]
    | null
}

const partsOf = ({ orderLineItemID, giftCardAmount, frequency, productVariantValueID }: LineName) => [
  orderLineItemID,
  giftCardAmount,
  frequency,
  productVariantValueID,
]
const partOf = (name: LineName) => partsOf(name).find(Boolean)

/** Names a line among the edits: its product, with its id, or with the amount, frequency or variant that was chosen. */
export const lineKeyOf = (name: LineName): string => [name.productId, partOf(name)].filter(Boolean).join('/')

/** What has been asked for this line under any of its names, if anything. A product alone is bought once. */
const askedOf = (wanted: Figures['wanted'], line: LineName): number | undefined =>
  [!line.frequency, ...partsOf(line)]
    .map((part) => part && wanted[part === true ? line.productId : `${line.productId}/${part}`])
    .find((qty) => typeof qty === 'number')

/** All lines of a cart, in the order of its fulfillments. */
export const linesOf = (detail: CartDetail | null) =>
  Object.values(detail?.fulfillments ?? {}).flatMap((fulfillment) => Object.values(fulfillment.shoppingCartItems))

/** The lines of a cart that an edit speaks of: the one it names, or all of the product that are bought once. */
export function linesFor(detail: CartDetail | null, wish: LineName) {
  const part = partOf(wish)
  return linesOf(detail).filter(
    (line) => line.productId === wish.productId && (part ? partsOf(line).includes(part) : !line.frequency),
  )
}

/** Quantity of a line, or of a product over all fulfillments of the cart, edits under way first. */
export const quantityOf = ({ detail, wanted }: Figures, wish: LineName): number =>
  wanted[lineKeyOf(wish)] ?? sum(linesFor(detail, wish).map((line) => askedOf(wanted, line) ?? line.qty))

/** Items in the cart with what comes along with them (spec 2 §3), edits under way first. */
export function countItems({ detail, wanted }: Figures): number {
  const lines = linesOf(detail).map((line) => {
    const asked = askedOf(wanted, line)
    const linked = sum((line.linkedProducts ?? []).map(({ qty }) => qty))
    return asked === undefined ? line.qty + linked : (asked * linked) / line.qty
  })
  return sum(lines) + sum(Object.values(wanted))
}

/**
 * A quantity that may be asked for: whole, from 0 to the smaller of the limits (decision 16), or to what is there
 * `before` where goods ran out since. The store refuses no line that becomes smaller.
 */
export function allowedQuantity(qty: number, limit: number, before = 0): number {
  const most = Math.min(Math.max(before, Math.trunc(limit)), FALLBACK_QUANTITY_LIMIT)
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
