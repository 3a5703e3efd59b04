export const customerMessages = {
  emailNotVerified:
    'Please confirm your e-mail address first. The store has sent you a mail when you created your account.',
  nothingToLink: 'The store has no record of this e-mail address.',
} as const
