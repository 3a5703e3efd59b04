export const changeLocationMessages = {
  loading: 'Comparing your cart',
  failed: 'Your cart could not be compared with what this store has. Nothing was changed.',
  tryAgain: 'Try again',
  pendingAdd: (title: string, qty: number) =>
    qty === 1 ? `${title} is added after the change.` : `${qty} of ${title} are added after the change.`,
  changes: 'What changes',
  limit: (now: number, before: number) => `${now} instead of ${before}`,
  kept: 'Comes along as it is',
  priceBefore: 'Price now',
  losses: 'This does not come along:',
  slotRequired: 'You choose a time for your order at checkout.',
  totalHere: 'Total now',
  shipping: (amount: string) => `Shipping of ${amount} is in it.`,
  charges: (amount: string) => `A charge of ${amount} for small orders is in it.`,
  deliveryLater: 'Delivery is added at checkout.',
  apply: 'Apply',
} as const

/** At another store, by its name. */
const there = {
  intro: (store: string, available: number, all: number) =>
    available === all
      ? `${store} has everything in your cart.`
      : `${store} has ${available} of the ${all} products in your cart.`,
  allUnavailable: (store: string) =>
    `${store} has none of the products in your cart. If you change the store, your cart will be empty.`,
  unavailable: 'Not available there',
  price: 'Another price there',
  priceAfter: 'Price there',
  minimum: (amount: string, missing: string) =>
    `Orders there begin at ${amount}. Add ${missing} more after the change to check out.`,
  total: 'Total there',
  keep: 'Keep shopping here',
} as const

/** At the same store in another way, by its name. */
const thisWay = {
  intro: (way: string, available: number, all: number) =>
    available === all
      ? `Everything in your cart is available for ${way.toLowerCase()}.`
      : `${available} of the ${all} products in your cart are available for ${way.toLowerCase()}.`,
  allUnavailable: (way: string) =>
    `None of the products in your cart is available for ${way.toLowerCase()}. If you change, your cart will be empty.`,
  unavailable: 'Not available this way',
  price: 'Another price this way',
  priceAfter: 'Price this way',
  minimum: (amount: string, missing: string) =>
    `Orders of this kind begin at ${amount}. Add ${missing} more after the change to check out.`,
  total: 'Total after the change',
  keep: 'Keep it as it is',
} as const

/** What is said of where, or how, the cart would be. */
export const placeMessages = { there, thisWay } as const
export type PlaceMessages = (typeof placeMessages)[keyof typeof placeMessages]
