import type { CartItem } from '@aisle/api/cart-detail'
import { isGiftCardLine } from '@aisle/api/product-kind'
import { frequencyText } from '../auto-ship/frequency.rules.ts'
import type { CartLine } from './cart-contents.types.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'

type AutoShipOffer = Pick<CartItem, 'autoShipFrequencies' | 'autoShipDiscount'>

/** The rhythms that a line may come in again and again, where the store lets it (spec 2 §4). */
export function presentAutoShip({ product, orderType }: Pick<CartLine, 'product' | 'orderType'>): AutoShipOffer {
  if (!product.isAutoShip || isGiftCardLine(lineTypeOf({ orderType }))) return {}
  return {
    autoShipFrequencies: product.autoShipFrequencies.map((frequency) => ({
      frequency,
      label: frequencyText(frequency),
    })),
    autoShipDiscount: product.autoShipDiscountPercent,
  }
}
