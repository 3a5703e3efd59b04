import type { CartItem } from '@aisle/api/cart-detail'
import { fulfillmentKind } from '@aisle/api/fulfillment-kind'
import { isGiftCardLine } from '@aisle/api/product-kind'
import { reviewMessages as texts } from './review.messages.ts'

type Line = Pick<
  CartItem,
  'variantText' | 'sizeText' | 'instruction' | 'allowSubstitute' | 'orderLineItemOrderType' | 'substituteProductDetails'
>

/** What is said below a line of an order: what exactly it is, what the picker is told, what comes if it has run out. */
export function lineNotes(line: Line, codeName: string): readonly string[] {
  const { variantText, sizeText, instruction } = line
  return [variantText ?? sizeText, instruction && texts.note(instruction), substituteNote(line, codeName)].flatMap(
    (note) => note || [],
  )
}

/** Gift cards and shipped goods are never substituted (spec 2 §4). */
function substituteNote(line: Line, codeName: string): string | undefined {
  if (isGiftCardLine(line.orderLineItemOrderType) || fulfillmentKind(codeName) === 'delivery') return undefined
  if (!line.allowSubstitute) return texts.noSubstitute
  const [chosen] = line.substituteProductDetails ?? []
  return chosen ? texts.insteadOf(chosen.productName) : texts.maySubstitute
}
