export const orderCompleteMessages = {
  orderNumber: (number: string) => `Order #${number}`,
  confirmationSent: (email: string) => `We sent a confirmation to ${email}.`,
  pointsEarned: (points: number) => `You earned ${points} loyalty points with this order.`,
  subscriptions: (count: number) =>
    count === 1
      ? 'One item comes again on auto-ship. You can pause or cancel it at any time.'
      : `${count} items come again on auto-ship. You can pause or cancel them at any time.`,
  manageSubscriptions: 'See your auto-ship items',
  pickedUpBy: (names: string) => `Picked up by ${names}`,
  instruction: (text: string) => `Your instruction: ${text}`,
  contactless: 'Contactless delivery',
  or: ' or ',
  summary: 'Summary',
  payment: 'Payment',
  continueShopping: 'Continue shopping',
  viewOrder: 'View order',
} as const
