export const messages = {
  cart: (count: number) => `Cart, ${count} items`,
  cartUnknown: 'Cart',
} as const
