export const messages = {
  wishlistNotFound: 'This wishlist does not exist.',
  nameTaken: 'You have a wishlist of this name already.',
  tooMany: 'You cannot have more wishlists. Please delete one first.',
} as const
