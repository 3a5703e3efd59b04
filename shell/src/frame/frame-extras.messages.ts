/** What the frame says only to some: in parts that come later. */
export const searchMessages = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  hint: 'Press Delete to take one off the list.',
  clear: 'Clear recent searches',
  removed: (term: string) => `${term} is off the list.`,
  cleared: 'Your recent searches are cleared.',
  remove: 'Remove',
} as const

export const chooserMessages = {
  title: 'How you shop',
  methods: 'How would you like to get your order?',
  next: (time: string) => `Next: ${time}`,
  noSlot: 'No time free in the next 7 days',
  looking: 'Looking for the next time…',
  comingSoon: 'Coming soon',
  notHere: 'Not available here',
  use: (method: string) => `Use ${method.toLowerCase()}`,
  close: 'Done',
  other: 'Choose another store',
  failed: 'The options of this store could not be loaded. Your store stays as it is.',
  tryAgain: 'Try again',
  today: 'Today',
  tomorrow: 'Tomorrow',
} as const

export const storeHintMessages = {
  now: (store: string, method: string) => `You are shopping at ${store}, ${method}.`,
  makeMine: 'Set as my store',
} as const

export const offlineMessages = {
  title: 'You are offline',
  text: 'Your cart is safe; the store continues when you are connected again.',
  tryAgain: 'Try Again',
  trying: 'Trying…',
  still: 'Still no connection. Please check it and try again.',
} as const

export const paymentMessages = {
  title: 'Payment methods',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    other: 'Other cards',
  },
} as const
