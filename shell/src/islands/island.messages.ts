export const islandMessages = {
  outOfStock: (title: string) => `${title} is out of stock right now.`,
  nowhere: 'No location of this store takes orders right now.',
  gone: 'The cart is no longer there. Please try again.',
} as const
