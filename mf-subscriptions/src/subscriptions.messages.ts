/** Texts of this slice. */
export const messages = {
  guestTitle: 'Sign in to see your subscriptions',
  guestText: 'Auto-ship needs an account: your deliveries are kept there.',
  emptyTitle: 'No subscriptions yet',
  emptyText: 'Choose auto-ship on a product that you need again and again, and it comes by itself.',
  startShopping: 'Start shopping',
  cancelTitle: 'Cancel this subscription?',
  cancelText: 'No further delivery is made. Orders that were placed already still come.',
  failed: (description: string) => `Error! ${description}`,
} as const
