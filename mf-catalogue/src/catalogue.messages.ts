/** What this remote says. Texts of the documents stand as they write them. */
export const messages = {
  seeAll: 'See all',
  addAllFavorites: 'Save all to favorites',
  removeAllFavorites: 'Remove all from favorites',
  addFavorite: 'Add to favorite',
  removeFavorite: 'Remove from favorite',
  addToWishlist: 'Add to wishlist',
  error: (description: string) => `Error! ${description}`,
  ageRestricted: 'Age Restricted',
  ageNeeded: 'This product is age-restricted and stays hidden until your age is verified.',
  ageHides: 'This store hides age-restricted products until your age is verified.',
  ageVerify: 'Verify my age',
  ageFailed: 'The last age check did not succeed. You can try again.',

  failed: {
    title: 'This did not load',
    text: 'The store did not answer as expected. Your cart is safe. Please try again.',
    action: 'Try again',
    wait: (seconds: number) => `Try again in ${seconds} s`,
  },
  home: 'Home',
  categories: 'Categories',
  trendingCategories: 'Trending categories',
} as const
