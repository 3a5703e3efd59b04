export const closingMessages = {
  signInAgain: 'Please sign in again to close your account.',
  openOrders:
    'You have orders that are not finished. Please cancel them or wait until you have them, then close your account.',
  /** Who wrote a review, once their account is closed. */
  formerCustomer: 'Former customer',
} as const
