/** Texts of the legal dialog, beside those of the footer. */
export const legalMessages = {
  title: 'Terms of Services and Privacy Policy',
  none: 'The store has not published this text. Please ask the store.',
  loading: 'Loading…',
  failed: 'The store did not answer. Please try again.',
  tryAgain: 'Try Again',
} as const
