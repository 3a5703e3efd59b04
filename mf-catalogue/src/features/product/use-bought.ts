import type { ProductDetails } from '@aisle/api/product'
import { OrderLineType, ProductFamily } from '@aisle/api/product-kind'
import { type CartProduct, useShopping } from '@aisle/platform'
import { purchaseLimit } from '@aisle/ui/purchase-limit.rules'

type Choices = {
  /** Of auto-ship; bought once without. */
  readonly frequency: string | undefined
  /** For the picker; what the cart holds stays without. */
  readonly note: string | undefined
}

/** A product as it is put into the cart, with what was chosen; `undefined` for a gift card, whose page asks for more. */
export function useBought(product: ProductDetails, { frequency, note }: Choices): CartProduct | undefined {
  const codeName = useShopping((state) => state.store?.codeName)
  if ((product.productFamily ?? ProductFamily.Normal) !== ProductFamily.Normal) return undefined
  return {
    productId: product.productID,
    title: product.title,
    limit: purchaseLimit(product, codeName),
    ...(note === undefined ? {} : { instruction: note }),
    ...(frequency === undefined ? {} : { orderLineItemOrderType: OrderLineType.AutoShip, frequency }),
  }
}
