/** Texts about the lines of the cart and their groups. */
export const linesMessages = {
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  goods: 'Items',
  shipping: 'Shipping',
  charge: 'Charge',
  dropCharge: (missing: string) => `Add ${missing} more and it goes.`,
  comesAlong: (qty: number, title: string) => `${qty} × ${title}`,
  giftCardOf: (amount: string) => `Gift card of ${amount}`,
  saved: (amount: string) => `You save ${amount}`,
  howOftenOf: (title: string) => `How often ${title} comes`,
  offerAutoShip: (percent: number | null | undefined) => (percent ? `Auto-ship, save ${percent}%` : 'Auto-ship'),
  once: 'One time',
  autoShip: (rhythm: string, percent: number | null | undefined) =>
    percent ? `Auto-ship: ${rhythm}, save ${percent}%` : `Auto-ship: ${rhythm}`,
  alreadySubscribed: 'You get this on auto-ship already.',
  seeSubscription: 'See auto-ship',
  cannotUndo: 'We could not reach the store, so nothing was brought back. Please try again.',
  leftOut: (title: string) => `${title} could not be brought back: it is no longer to be had.`,
  fewer: (title: string, qty: number, wanted: number) => `Only ${qty} of ${wanted} ${title} are left.`,
} as const
