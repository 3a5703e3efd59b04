export const totalsMessages = {
  mismatch:
    'The figures of your order do not add up, so nothing was ordered. Please check them again; the store has been told.',
  checkAgain: 'Check again',
} as const
