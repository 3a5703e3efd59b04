import { formatMoney } from '@aisle/api/money'
import type { ProductVariant } from '@aisle/api/product-card'
import { variantLabel } from '@aisle/ui/product-variant.rules'
import { linesMessages as messages } from './lines.messages.ts'

/** The variants of a line's product as choices; what has run out can be seen and not be chosen. */
export const variantOptions = (variants: readonly ProductVariant[] = [], productId: string) =>
  variants.map((variant) => {
    const { productVariantValueID: value, productID, isinstock, price } = variant
    const isCurrent = productID === productId
    const name = [variantLabel(variant), price == null ? '' : formatMoney(price)].filter(Boolean).join(', ')
    return {
      value,
      label: isinstock ? name : messages.soldOut(name),
      isCurrent,
      isDisabled: !isinstock && !isCurrent,
    }
  })
