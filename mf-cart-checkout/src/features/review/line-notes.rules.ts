import type { CartItem } from '@aisle/api/cart-detail'
import { ZERO_ID } from '@aisle/api/ids'
import { formatMoney } from '@aisle/api/money'
import { canSubstitute } from '@aisle/api/substitution'
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
  | 'rewarded'
>

/** What is said below a line of an order: what exactly it is, what the picker is told, what comes if it has run out. */
export function lineNotes(line: NotedLine, codeName: string): readonly string[] {
  const { variantText, sizeText, instruction, rewarded = [] } = line
  return [
    variantText ?? sizeText,
    ...rewarded.map(({ qty, price }) => texts.rewarded(qty, formatMoney(price))),
    instruction && texts.note(instruction),
    substituteNote(line, codeName),
  ].flatMap((note) => note || [])
}

function substituteNote(line: NotedLine, codeName: string): string | undefined {
  const { allowSubstitute, selectedSubstitute, substituteProductDetails } = line
  if (!canSubstitute({ ...line, codeName })) return undefined
  if (!allowSubstitute) return texts.noSubstitute
  const chosen = selectedSubstitute ?? substituteProductDetails?.[0]
  const isNamed = chosen && chosen.substituteProductID !== ZERO_ID
  return isNamed ? texts.insteadOf(chosen.productName) : texts.maySubstitute
}
