import type { CartContents } from '../cart/cart-contents.types.ts'
import { deliveryCents } from '../cart/cart-pricing.rules.ts'

/** The delivery charge of everything that the cart has shipped. */
export const deliverySum = (contents: CartContents): number =>
  [...contents.fulfillments.values()].reduce((sum, fulfillment) => sum + deliveryCents(contents, fulfillment), 0)
