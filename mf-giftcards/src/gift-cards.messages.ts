/** Texts of this slice. */
export const messages = {
  emptyTitle: 'No gift cards yet',
  emptyText: 'Gift cards that you buy or are given show up here with what is left on them.',
  numberLabel: 'Gift card number',
  numberHint: '16 digits, on the card or in its mail',
  check: 'Check balance',
  balanceOf: (number: string) => `Balance of ${number}`,
} as const
