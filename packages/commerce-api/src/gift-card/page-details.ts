import type { SoldCard } from './sold-cards.store.ts'

/** The words above the gift cards of a store. */
export const pageDetails = (storeName: string, first: SoldCard | undefined) => ({
  title: `${storeName} gift cards`,
  description: 'Give something that always fits: by e-mail at once, or as a card to hold.',
  terms: 'Gift cards are spent like money, do not expire before the date printed on them and cannot be paid out.',
  imageURL: first?.imageUrl ?? null,
})
