/** What is said about the search. Texts of the documents stand as they write them. */
export const searchMessages = {
  title: 'Search',
  resultsFor: (phrase: string) => `Results for “${phrase}”`,
  empty: (phrase: string) => `Nothing found for “${phrase}”`,
  emptyText: 'Check the spelling, or try a more general word.',
  noPhrase: 'What are you looking for?',
  noPhraseText: 'Type a product, a brand or a category into the search field.',
  frequent: 'Frequent searches',
  trending: 'Trending now',
  nearest: 'Similar words',
  didYouMean: 'Did you mean',
} as const
