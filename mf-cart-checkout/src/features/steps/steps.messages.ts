export const stepsMessages = {
  pageTitle: (step: string) => `Checkout: ${step}`,
  position: (number: number, count: number) => `Step ${number} of ${count}`,
  backTo: (step: string) => `Back to ${step}`,
  toReview: 'Back to review',
  orderSummary: 'Order summary',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  editCart: 'Edit cart',
} as const
