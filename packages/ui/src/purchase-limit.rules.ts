import { productFulfillments, type ProductCard } from '@aisle/api/product-card'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'

type Limits = Pick<ProductCard, 'qtyLimit' | 'qtyOnHand' | 'fulFillments' | 'fulfillments'>

/** Most of a product that may be bought by this method: the smallest limit known, 9999 without any (decision 16). */
export function purchaseLimit(product: Limits, codeName: string | undefined): number {
  const method = productFulfillments(product).find((fulfillment) => fulfillment.codeName === codeName)
  const known = [method?.qtyLimit, product.qtyLimit, product.qtyOnHand].filter((limit) => limit != null)
  return Math.min(FALLBACK_QUANTITY_LIMIT, ...known)
}
