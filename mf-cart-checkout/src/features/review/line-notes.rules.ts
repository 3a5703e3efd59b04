import type { CartItem } from '@aisle/api/cart-detail'
import { fulfillmentKind } from '@aisle/api/fulfillment-kind'
import { ZERO_ID } from '@aisle/api/ids'
import { isGiftCardLine } from '@aisle/api/product-kind'
import { reviewMessages as texts } from './review.messages.ts'

/** What of a line is said below it. */
export type NotedLine = Pick<
  CartItem,
  | 'variantText'
  | 'sizeText'
  | 'instruction'
  | 'allowSubstitute'
  | 'orderLineItemOrderType'
  | 'substituteProductDetails'
  | 'canSubstitute'
  | 'selectedSubstitute'
>

/** What is said below a line of an order: what exactly it is, what the picker is told, what comes if it has run out. */
export function lineNotes(line: NotedLine, codeName: string): readonly string[] {
  const { variantText, sizeText, instruction } = line
  return [variantText ?? sizeText, instruction && texts.note(instruction), substituteNote(line, codeName)].flatMap(
    (note) => note || [],
  )
}

/** Gift cards and shipped goods are never substituted (spec 2 §4). */
function substituteNote(line: NotedLine, codeName: string): string | undefined {
  const { canSubstitute = true, allowSubstitute, selectedSubstitute, substituteProductDetails } = line
  const isNever = isGiftCardLine(line.orderLineItemOrderType) || fulfillmentKind(codeName) === 'delivery'
  if (isNever || !canSubstitute) return undefined
  if (!allowSubstitute) return texts.noSubstitute
  const chosen = selectedSubstitute ?? substituteProductDetails?.[0]
  const isNamed = chosen && chosen.substituteProductID !== ZERO_ID
  return isNamed ? texts.insteadOf(chosen.productName) : texts.maySubstitute
}
