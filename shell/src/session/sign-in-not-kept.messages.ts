/** Tokens are kept in session storage and nowhere else: where that keeps nothing a sign-in ends with its page. */
export const signInNotKept =
  'You are signed in until you close or reload this page: your browser’s storage for this store is full or blocked.'
