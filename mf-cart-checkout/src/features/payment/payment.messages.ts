export const paymentMessages = {
  loadingCards: 'Loading your cards',
  howToPay: 'How would you like to pay?',
  newCard: 'New card',
  payAtStore: 'Pay at the store',
  frameTitle: 'Card details',
  formMissing: 'The payment form has not loaded. Please try again.',
  noGateway: 'This store does not take card payments at the moment.',
  cardEnding: (last4: string) => `Card ending in ${last4}`,
} as const
