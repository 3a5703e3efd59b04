export const autoShipMessages = {
  title: 'Auto-ship',
  next: (day: string) => `first with this order, next on ${day}`,
  first: 'first with this order',
  confirm: 'I confirm that these items come again until I pause or cancel them.',
  mustConfirm: 'Please confirm what comes again to place your order.',
  needsAccount: 'Items on auto-ship need an account. Sign in to order them; your cart stays as it is.',
} as const
