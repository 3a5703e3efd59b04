export const changeLocationMessages = {
  loading: 'Comparing your cart',
  failed: 'Your cart could not be compared with what this store has. Nothing was changed.',
  tryAgain: 'Try again',
  intro: (store: string, available: number, all: number) =>
    available === all
      ? `${store} has everything in your cart.`
      : `${store} has ${available} of the ${all} products in your cart.`,
  allUnavailable: (store: string) =>
    `${store} has none of the products in your cart. If you change the store, your cart will be empty.`,
  pendingAdd: (title: string, qty: number) =>
    qty === 1 ? `${title} is added after the change.` : `${qty} of ${title} are added after the change.`,
  changes: 'What changes',
  unavailable: 'Not available there',
  limit: (now: number, before: number) => `${now} instead of ${before}`,
  price: 'Another price there',
  kept: 'Comes along as it is',
  priceBefore: 'Price now',
  priceAfter: 'Price there',
  losses: 'This does not come along:',
  minimum: (amount: string, missing: string) =>
    `Orders there begin at ${amount}. Add ${missing} more after the change to check out.`,
  slotRequired: 'You choose a time for your order at checkout.',
  totalHere: 'Total now',
  totalThere: 'Total there',
  shipping: (amount: string) => `Shipping of ${amount} is in it.`,
  charges: (amount: string) => `A charge of ${amount} for small orders is in it.`,
  deliveryLater: 'Delivery is added at checkout.',
  keep: 'Keep shopping here',
  apply: 'Apply',
} as const
