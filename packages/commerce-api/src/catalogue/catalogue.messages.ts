export const messages = {
  productNotFound: 'This product does not exist.',
  productRestricted: 'Please verify your age to see this product.',
  categoryNotFound: 'This category does not exist.',
  collectionNotFound: 'This collection does not exist.',
  listingUnknown: 'Say which collection, category, discount or words to list products by.',
} as const
