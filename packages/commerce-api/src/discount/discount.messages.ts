export const messages = { discountNotFound: 'This offer does not exist or has ended.' } as const

/** What a deal says of itself where the store has not said it in its own words. */
export const offerTexts = {
  buy: (qty: number) => `Buy ${qty}`,
  percent: (percent: number) => `save ${percent}%`,
  amount: (amount: string) => `save ${amount}`,
  price: (price: string) => `pay ${price} each`,
  onOne: (saving: string) => `${saving} on one`,
  oneFor: (price: string) => `get one for ${price}`,
  oneFree: 'get one free',
} as const
