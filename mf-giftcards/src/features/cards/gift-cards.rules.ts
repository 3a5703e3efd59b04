import { type GiftCard, GiftCardStatus } from '@aisle/api/gift-card'
import { toAmount, toCents } from '@aisle/api/money'

/** Cards that can be paid with: active and not used up (spec 2 §4). */
export const activeCards = (cards: readonly GiftCard[]): readonly GiftCard[] =>
  cards.filter(({ status, availableBalance }) => status === GiftCardStatus.Active && availableBalance > 0)

/** What is left on cards together, to the cent. */
export const balanceOf = (cards: readonly GiftCard[]): number =>
  toAmount(cards.reduce((sum, { availableBalance }) => sum + toCents(availableBalance), 0))
