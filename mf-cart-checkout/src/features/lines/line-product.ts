import type { CartItem } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { FALLBACK_QUANTITY_LIMIT } from '@aisle/api/quantity'
import type { CartProduct } from '@aisle/platform'

/** This line and no other of its product, as the platform's cart takes it to change the quantity. */
export const productOf = (line: CartItem): CartProduct & { readonly orderLineItemID: string } => ({
  productId: line.productId,
  orderLineItemID: line.orderLineItemID,
  title: line.title,
  limit: Math.min(line.qtyLimit ?? FALLBACK_QUANTITY_LIMIT, line.qtyOnHand ?? FALLBACK_QUANTITY_LIMIT),
  fulfillmentMethodID: line.fulfillmentMethodID,
})

/** Whether somebody picks it: gift cards are sent as they are. */
export const isPicked = ({ orderLineItemOrderType }: Pick<CartItem, 'orderLineItemOrderType'>): boolean =>
  orderLineItemOrderType === OrderLineType.Normal || orderLineItemOrderType === OrderLineType.AutoShip
