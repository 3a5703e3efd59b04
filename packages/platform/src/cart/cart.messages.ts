export const cartMessages = {
  abandoned: 'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!',
  unreachable: 'The store could not be reached, so your cart is as it was before. Please try again.',
  conflicts: 'Not everything that you changed in your cart could be kept. Your cart says what.',
  noStore: 'Choose a store first, then add products to your cart.',
} as const
