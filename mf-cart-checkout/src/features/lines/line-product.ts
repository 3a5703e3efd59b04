import type { CartItem } from '@aisle/api/cart-detail'
import type { CartProduct } from '@aisle/platform'

/** Without any known limit (decision 16). */
const FALLBACK_LIMIT = 9999

/** The line as the platform's cart takes it. */
export const productOf = ({ productId, title, qtyLimit, qtyOnHand }: CartItem): CartProduct => ({
  productId,
  title,
  limit: Math.min(qtyLimit ?? FALLBACK_LIMIT, qtyOnHand ?? FALLBACK_LIMIT),
})
