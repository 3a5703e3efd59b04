/** What is said about deals. Texts of the documents stand as they write them. */
export const discountsMessages = {
  title: 'Deals',
  empty: 'No deals right now',
  emptyText: 'New offers appear here as soon as the store has some.',
  more: 'Show more deals',
  missing: 'This deal is over',
  missingText: 'See which deals the store has today.',
  all: 'All deals',
  until: (day: string) => `Until ${day}`,
  code: (code: string) => `Coupon code: ${code}`,
  subscribe: 'Subscribe',
  subscribeTo: (title: string) => `Subscribe to ${title}`,
  triggers: 'Buy from these to get the deal',
} as const
