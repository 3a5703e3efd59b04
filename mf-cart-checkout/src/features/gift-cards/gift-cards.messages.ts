export const giftCardMessages = {
  title: 'Gift cards',
  legend: 'Pay with gift cards',
  preselected: 'We chose your gift cards for you. One click takes a card off again.',
  name: (last4: string) => `Gift card ending in ${last4}`,
  pays: (used: string, balance: string) => `Pays ${used} of its ${balance}`,
  notNeeded: (balance: string) => `Not needed for this order, keeps its ${balance}`,
  has: (balance: string) => `${balance} to spend`,
  number: 'Gift card number',
  apply: 'Apply',
  loading: 'Loading your gift cards',
  failed: 'Your gift cards could not be loaded.',
} as const
