export const messages = {
  reviewNotFound: 'This review does not exist.',
  reviewedBefore: 'You have reviewed this product already. You can change your review instead.',
} as const
