/** Apart from the rest of what is said about signing in, whose code may not come. */
export const signInUnreachable =
  'Signing in is not possible right now. You can go on shopping as a guest. Please try again later.'
