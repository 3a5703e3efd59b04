import { GiftCardStatus } from './gift-card.ts'

type Card = { readonly status: number; readonly availableBalance: number }

/** How many cards are chosen where the shopper has not said which (spec 2 §9). */
const PRESELECTED = 2

/** Status 1 and money left (spec 2 §4). */
export const isActiveCard = ({ status, availableBalance }: Card): boolean =>
  status === GiftCardStatus.Active && availableBalance > 0

/** The cards that pay until the shopper says otherwise: the first two that can (spec 2 §4, decision 37). */
export const preselectedCards = <Own extends Card>(cards: readonly Own[]): readonly Own[] =>
  cards.filter(isActiveCard).slice(0, PRESELECTED)
