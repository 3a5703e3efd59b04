export const ALL_REMOTES = [
  'mf-catalogue',
  'mf-cart-checkout',
  'mf-orders',
  'mf-account',
  'mf-giftcards',
  'mf-subscriptions',
] as const

/** A store without gift cards and auto-ship. */
export const BASIC_REMOTES = ['mf-catalogue', 'mf-cart-checkout', 'mf-orders', 'mf-account'] as const
