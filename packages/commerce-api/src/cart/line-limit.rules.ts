import { ProductFamily } from '@aisle/api/product-kind'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'
import { cartMessages as text } from './cart.messages.ts'

type Product = { readonly title: string; readonly productFamily: number; readonly qtyLimit: number | null }

/** Digital gift cards are never out of stock; what a store has never had is. */
export const stockOf = ({ productFamily }: Pick<Product, 'productFamily'>, onHand: number | null): number | null =>
  productFamily === ProductFamily.DigitalGiftCard ? null : (onHand ?? 0)

/** The fewest of product's limit, fulfillment's limit and stock; 9999 where none is known (decision 16). */
export function lineLimit(product: Product, methodLimit: number | null, onHand: number | null): number {
  const limits = [product.qtyLimit, methodLimit, stockOf(product, onHand)].filter((limit) => limit !== null)
  return Math.min(FALLBACK_QUANTITY_LIMIT, ...limits)
}

type Wish = {
  readonly product: Product
  readonly wanted: number
  /** of this line before the change */
  readonly current: number
  /** of the same product in other lines */
  readonly elsewhere: number
  readonly methodLimit: number | null
  readonly onHand: number | null
}

/** Why a line cannot have so many. Fewer than before is always allowed: stock may have sunk below the line. */
export function quantityRefusal({
  product,
  wanted,
  current,
  elsewhere,
  methodLimit,
  onHand,
}: Wish): string | undefined {
  if (wanted <= current) return undefined
  const left = stockOf(product, onHand)
  if (left !== null && left - elsewhere <= 0) return text.outOfStock(product.title)
  if (left !== null && wanted + elsewhere > left) return text.onlyLeft(product.title, left - elsewhere)
  const limit = lineLimit(product, methodLimit, onHand)
  return wanted > limit ? text.limited(product.title, limit) : undefined
}

/** The limits without the stock, which is told apart. */
export const statedLimit = ({ qtyLimit }: Pick<Product, 'qtyLimit'>, methodLimit: number | null): number =>
  Math.min(FALLBACK_QUANTITY_LIMIT, ...[qtyLimit, methodLimit].filter((limit) => limit !== null))
