export const frameMessages = {
  skip: 'Skip to content',
  searchLabel: 'Search products',
  search: 'Search',
  suggestions: 'Suggestions',
  shoppingAt: 'Shopping at',
  chooseStore: 'Choose a store',
  account: 'Account',
  /** The name that assistive technology and journeys find the cart by: it does not bend for one. */
  cart: (count: number) => `Cart, ${count} items`,
  mainNavigation: 'Departments',
  bottomNavigation: 'Store',
  back: 'Back',
  more: 'More',
  follow: 'Follow us',
  offline: 'You are offline. Your cart is safe; the store continues when you are connected again.',
  tryAgain: 'Try Again',
  loading: 'Loading…',
} as const

export const startMessages = {
  noConnection: 'Oops, No internet connection',
  noConnectionText: 'Check your connection. Your cart is safe and waits for you.',
  unreachable: 'The store could not be reached. Your cart is safe. Please try again in a moment.',
  closed: 'This e-commerce site is currently closed.',
  underConstruction: 'This site is currently under construction.',
  maintenance: 'System is under maintenence',
  betaTitle: 'Enter your access code',
  betaText: 'This store is open to invited shoppers. Your invitation has a code of four digits.',
  betaLabel: 'Access code',
  betaRefused: 'Invalid access code.',
  betaAccepted: 'Access code verified successfully.',
  testTitle: 'Enter the password',
  testText: 'This store is being tested. Orders placed here are not delivered.',
  testLabel: 'Password',
  testRefused: 'Password not match. Please try again',
  testAccepted: 'Password verified successfully.',
  enter: 'Enter store',
} as const

export const pageMessages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  goHome: 'Go to the home page',
  stuck: 'This does not work yet: part of the page could not be loaded. Please try again above.',
} as const

export const sessionMessages = {
  drawerTitle: 'Account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  guestText: 'Sign in to see your orders, addresses and saved items. Your cart stays as it is.',
  signedInAs: (name: string) => `Hello, ${name}`,
  signingIn: 'Signing you in…',
  failedTitle: 'You are not signed in',
  failedText: 'The sign-in could not be completed. Your cart is safe. Please sign in again.',
  unreachable: 'Signing in is not possible right now. You can go on shopping as a guest. Please try again later.',
  continueShopping: 'Continue shopping',
  signUpTitle: 'Finish your account',
  signUpText: 'You are signed in. To use this page the store needs your consent to open a customer account.',
  signUpConsent: 'I agree to the Terms of Service and Privacy Policy',
  signUpRequired: 'You must agree to our Terms of Service and Privacy Policy.',
  signUpFailed: 'Something went wrong!',
  signUp: 'Open my account',
  notNow: 'Not now',
} as const

export const dialogMessages = { close: 'Close', ok: 'Ok', cancel: 'Cancel' } as const
