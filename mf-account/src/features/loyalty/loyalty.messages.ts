/** Texts of the loyalty program. */
export const loyaltyMessages = {
  title: 'Loyalty Program',
  dollars: 'Ready to spend at checkout',
  frame: (store: string) => `Loyalty program of ${store}`,
  joinTitle: 'Points are for customers',
  joinText: 'Finish your account, and this store’s loyalty program is here for you.',
  join: 'Finish your account',
  noAccount: 'The loyalty program is not set up for this store yet. Please ask us, or come back later.',
} as const
