export const messages = {
  title: '__Title__',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Come back soon.',
  startShopping: 'Start shopping',
  teaser: 'See what is new in __Title__.',
} as const
