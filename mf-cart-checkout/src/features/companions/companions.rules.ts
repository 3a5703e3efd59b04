import type { CartItem } from '@aisle/api/cart-detail'
import { isGiftCardLine } from '@aisle/api/product-kind'
import type { ProductCard } from '@aisle/api/product-card'

/** Lines whose companions are asked for. */
const ASKED_LINES = 3
const MOST = 12

/** The products to ask about: those of the first lines, gift cards aside. */
export const askedProducts = (lines: readonly CartItem[]): readonly string[] =>
  [
    ...new Set(lines.filter(({ orderLineItemOrderType: type }) => !isGiftCardLine(type)).map(({ seoName }) => seoName)),
  ].slice(0, ASKED_LINES)

/** What is shown of all answers: each product once, in stock (spec 2 §5), none that the cart had already. */
export function companionsOf(
  answers: readonly (readonly ProductCard[])[],
  inCart: ReadonlySet<string>,
): readonly ProductCard[] {
  const shown = new Map<string, ProductCard>()
  // One of each in turn: the first product does not take all places.
  const longest = Math.max(0, ...answers.map(({ length }) => length))
  for (let place = 0; place < longest; place += 1) {
    for (const answer of answers) {
      const card = answer[place]
      if (card?.isinstock && !inCart.has(card.productID) && !shown.has(card.productID)) shown.set(card.productID, card)
    }
  }
  return [...shown.values()].slice(0, MOST)
}
