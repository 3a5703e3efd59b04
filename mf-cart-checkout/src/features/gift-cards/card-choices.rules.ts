import type { CartGiftCard } from '@aisle/api/cart-savings'
import type { GiftCard } from '@aisle/api/gift-card'
import { isActiveCard } from '@aisle/api/gift-card-choice'

export type CardChoice = {
  readonly giftCardID: string
  readonly last4: string
  readonly balance: number
  /** Dollars that it pays of the cart; `undefined` where it is not chosen. */
  readonly used: number | undefined
}

/** The cards that pay for a cart, and the shopper's other ones that could. */
export function cardChoices(chosen: readonly CartGiftCard[], own: readonly GiftCard[]): readonly CardChoice[] {
  const known = new Set(chosen.map(({ giftCardID }) => giftCardID))
  return [
    ...chosen.map(({ giftCardID, last4, balance, used }) => ({ giftCardID, last4, balance, used })),
    ...own
      .filter((card) => isActiveCard(card) && !known.has(card.id))
      .map((card) => ({
        giftCardID: card.id,
        last4: card.giftCardNumber.slice(-4),
        balance: card.availableBalance,
        used: undefined,
      })),
  ].toSorted((one, other) => one.last4.localeCompare(other.last4) || one.giftCardID.localeCompare(other.giftCardID))
}
