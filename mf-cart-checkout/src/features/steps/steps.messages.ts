export const stepsMessages = {
  pageTitle: (step: string) => `Checkout: ${step}`,
  position: (number: number, count: number) => `Step ${number} of ${count}`,
  backTo: (step: string) => `Back to ${step}`,
  toReview: 'Back to review',
  orderSummary: 'Order summary',
} as const
