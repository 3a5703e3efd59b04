import type { SavedItem } from '@aisle/api/saved-items'
import { toAmount } from '@aisle/api/money'
import type { ProductCard } from '@aisle/api/product-card'
import { isGiftCardLine, ProductFamily } from '@aisle/api/product-kind'
import { frequencyText } from '../auto-ship/frequency.rules.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'
import type { SavedRow } from './saved-lines.store.ts'
import { variantText } from './variant-text.ts'

/** A saved line with price and stock of now; without a card the product is sold no more. */
export function presentSaved({ saved, ...product }: SavedRow, card: ProductCard | undefined): SavedItem {
  const orderLineItemOrderType = lineTypeOf(saved)
  const amount = saved.giftCardCents === null ? null : toAmount(saved.giftCardCents)
  const isGiftCard = isGiftCardLine(orderLineItemOrderType)
  const isSold = card !== undefined
  return {
    savedID: saved.savedId,
    productId: saved.productId,
    title: product.title,
    seoName: product.seoName,
    profileImage: product.imageUrl,
    imageAlt: product.imageAlt,
    sizeText: product.sizeText,
    variantText: variantText(product.variantValues),
    price: isGiftCard ? amount : (card?.price ?? null),
    regularPrice: isGiftCard ? null : (card?.regularPrice ?? null),
    qty: saved.qty,
    orderLineItemOrderType,
    giftCardAmount: amount,
    frequencyText: saved.frequency === null ? null : frequencyText(saved.frequency),
    instruction: saved.instruction,
    isSold,
    isinstock: isSold && (card.isinstock || product.productFamily === ProductFamily.DigitalGiftCard),
    hasAgeRestriction: product.hasAgeRestriction,
  }
}
