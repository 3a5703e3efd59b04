export const messages = {
  addressNotFound: 'This address does not exist.',
  tooMany: 'You cannot keep more addresses. Please delete one first.',
} as const
