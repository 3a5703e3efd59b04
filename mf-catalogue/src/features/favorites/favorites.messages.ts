/** What is said about favorites. Texts of the documents stand as they write them. */
export const favoritesMessages = {
  title: 'Favorites',
  signIn: 'Sign in to see your favorites',
  signInText: 'Favorites are kept with your account, so that you find them on every device.',
  signInAction: 'Sign in',
  empty: 'No favorites yet',
  emptyText: 'Tap the heart on a product, and it waits for you here.',
  emptyCategory: 'No favorites in this category',
  emptyCategoryText: 'Your other favorites are still here.',
  showAll: 'Show all favorites',
  browse: 'Start shopping',
  category: 'Category',
  all: 'All',
  total: (count: number) => (count === 1 ? '1 favorite' : `${count} favorites`),
  failed: 'Your favorites did not load. They are safe. Please try again.',
} as const
