export const sessionMessages = {
  drawerTitle: 'Account',
  signIn: 'Sign in',
  guestText: 'Sign in to see your orders, addresses and saved items. Your cart stays as it is.',
  signedInAs: (name: string) => `Hello, ${name}`,
  failedTitle: 'You are not signed in',
  failedText: 'The sign-in could not be completed. Your cart is safe. Please sign in again.',
  blocked:
    'Your browser blocks cookies, which signing in needs. Allow them for this store, or go on shopping as a guest.',
  signedOutHere: {
    title: 'You are signed out of this store',
    text: 'The sign-in service cannot be reached, so its own session may go on: whoever uses this browser next could sign in without your password.',
    confirmLabel: 'Sign out there too',
    cancelLabel: 'Close',
  },
} as const
