export const shippingMessages = {
  failed: 'The ways of shipping could not be loaded.',
  legend: 'How fast should it come?',
  days: (days: number) => (days === 1 ? 'Takes about 1 day' : `Takes about ${days} days`),
  sameDay: 'Comes on the same day',
  only: (rate: string) => `Shipping: ${rate}`,
  rate: (name: string, price: string) => `${name}, ${price}`,
  free: 'free',
  delivery: (amount: string) => `The delivery charge for this order is ${amount}.`,
  noDelivery: 'There is no delivery charge for this order.',
} as const
