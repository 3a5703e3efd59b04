import type { CartItem } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import type { CartProduct } from '@aisle/platform'

/** Without any known limit (decision 16). */
const FALLBACK_LIMIT = 9999

/** The line as the platform's cart takes it. One that is sent again and again, or a gift card, is known by more than its product. */
export const productOf = (line: CartItem): CartProduct => ({
  productId: line.productId,
  title: line.title,
  limit: Math.min(line.qtyLimit ?? FALLBACK_LIMIT, line.qtyOnHand ?? FALLBACK_LIMIT),
  ...(line.orderLineItemOrderType === OrderLineType.AutoShip
    ? { orderLineItemOrderType: line.orderLineItemOrderType, ...(line.frequency ? { frequency: line.frequency } : {}) }
    : {}),
  ...(line.giftCardAmount == null ? {} : { giftCardAmount: line.giftCardAmount }),
})

/** Whether somebody picks it: gift cards are sent as they are. */
export const isPicked = ({ orderLineItemOrderType }: Pick<CartItem, 'orderLineItemOrderType'>): boolean =>
  orderLineItemOrderType === OrderLineType.Normal || orderLineItemOrderType === OrderLineType.AutoShip
