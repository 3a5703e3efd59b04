/** Texts of this slice, as the documents write them. */
export const messages = {
  emptyTitle: 'Your cart is empty',
  emptyText: 'Add something you like, it stays here for you.',
  startShopping: 'Start shopping',
  loadingCart: 'Loading your cart',
  loadFailed: 'Your cart could not be loaded. Nothing in it is lost.',
  tryAgain: 'Try again',
  undo: 'Undo',
  removed: (title: string) => `${title} removed`,
  minimum: (amount: string, missing: string) =>
    `The minimum for this order is ${amount}. Add ${missing} more to check out.`,
  required: 'Field is Required.',
  signInToOrder: 'This store takes orders from signed-in customers. Your cart stays as it is.',
  signIn: 'Sign in',
  otpFailed: 'An error occurred. Please try again later.',
  otpRequestFailed: 'An error occurred while requesting OTP. Please try again later.',
  otpAttemptsExceeded: 'Too many wrong codes. Request a new code to go on.',
  otpCleared: 'That code is not right or has expired. Enter the newest code from your inbox.',
  otpSent: (email: string) => `We sent a code to ${email}. It is valid for 10 minutes.`,
  slotGone: 'This time slot is no longer available. Please choose another one.',
  acknowledge: 'I agree that the final total may change with substitutions and weighed items.',
  mustAcknowledge: 'Please confirm the note above to place your order.',
  placing: 'Placing your order…',
  outcomeUnknown:
    'We could not reach the store to confirm your order. It is safe to try again: you will not be charged twice.',
  thankYou: (name: string | null | undefined) => (name ? `Thank you, ${name}` : 'Thank you'),
} as const
