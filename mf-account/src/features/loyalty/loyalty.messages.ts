/** Texts of the loyalty program. */
export const loyaltyMessages = {
  title: 'Loyalty Program',
  dollars: 'Ready to spend at checkout',
  frame: (store: string) => `Loyalty program of ${store}`,
  noAccount: 'The loyalty program is not set up for this store yet. Please ask us, or come back later.',
} as const
