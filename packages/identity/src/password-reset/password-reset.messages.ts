export const passwordResetMessages = {
  changedTitle: 'Your password is changed',
  changed: 'You were signed out everywhere. Sign in with the new password from now on.',
  spentTitle: 'This link no longer works',
  spent:
    'It was used already or is older than 30 minutes. Your password was not changed. Ask for a new link from the sign-in page.',
} as const
