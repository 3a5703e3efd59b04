/** Texts about what is saved for later. */
export const savedMessages = {
  title: 'Saved for later',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  qty: (qty: number) => `Quantity ${qty}`,
  save: 'Save for later',
  saveTitle: (title: string) => `Save for later: ${title}`,
  saved: (title: string) => `${title} is saved for later`,
  moveToCart: 'Move to cart',
  moveTitle: (title: string) => `Move to cart: ${title}`,
  moved: (title: string) => `${title} is in your cart`,
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title} from what is saved`,
  removed: (title: string) => `${title} is no longer saved`,
  soldNoMore: 'No longer sold in this store',
  outOfStock: 'Out Of Stock',
  giftCardOf: (amount: string) => `Gift card of ${amount}`,
  unreachable: 'The store could not be reached, so nothing was changed. Please try again.',
} as const
