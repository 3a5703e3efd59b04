export const frameMessages = {
  skip: 'Skip to content',
  searchLabel: 'Search products',
  search: 'Search',
  shoppingAt: 'Shopping at',
  chooseStore: 'Choose a store',
  account: 'Account',
  /** The name that assistive technology and journeys find the cart by: it does not bend for one. */
  cart: (count: number) => `Cart, ${count} items`,
  counted: (count: number) => `, ${count} items`,
  mainNavigation: 'Departments',
  bottomNavigation: 'Store',
  howToShop: 'Pickup and delivery options',
  back: 'Back',
  home: 'Home',
  more: 'More',
  follow: 'Follow us',
  terms: 'Terms of Services',
  privacy: 'Privacy Policy',
  offline: 'You are offline. Your cart is safe; the store continues when you are connected again.',
  tryAgain: 'Try Again',
  loading: 'Loading…',
} as const

export const pageMessages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  goHome: 'Go to the home page',
  stuck: 'This does not work yet: part of the page could not be loaded. Please try again above.',
} as const

export const dialogMessages = { close: 'Close', ok: 'Ok', cancel: 'Cancel' } as const
