/** What is said about a product. Texts of the documents stand as they write them. */
export const productMessages = {
  missing: 'We could not find this product',
  missingText: 'It may have been taken out of the range of your store. Search for it, or look around.',
  companions: 'Goes well with',
  substitutes: 'Similar products',
  reviews: 'Reviews',
  noReviews: 'Nobody has reviewed this product yet.',
  moreReviews: 'Show more reviews',
  details: 'Details',
  nutrition: 'Nutrition',
  description: 'Description',
  oneTime: 'One-time purchase',
  autoShip: 'Auto-ship',
  autoShipNeedsAccount: 'Auto-ship needs an account. Please sign in.',
  frequency: 'Deliver',
  quickView: (title: string) => `Quick view of ${title}`,
  wholePage: 'See all details',
} as const
