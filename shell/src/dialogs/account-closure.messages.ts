/** Texts of the account closure. */
export const closureMessages = {
  title: 'Close your account',
  text: 'Your account at this store is closed for good. Addresses, cards and lists are deleted, loyalty dollars end, reviews stay without your name, and gift cards stay good by their numbers. You are signed out.',
  confirm: 'I understand that this cannot be undone.',
  required: 'Please tick the box to confirm.',
  failed: (description: string) => `Error! ${description}`,
  openOrders: 'An order of yours is under way. Your account can be closed once it is done.',
  unreachable: 'The store did not answer. Your account is as it was. Please try again.',
  keep: 'Keep my account',
  close: 'Close my account',
  done: 'Your account is closed.',
} as const
