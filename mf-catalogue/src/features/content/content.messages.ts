/** What is said about pages of the store. Texts of the documents stand as they write them. */
export const contentMessages = {
  missing: 'We could not find this page',
  missingText: 'It may have moved. Start again from the home page.',
} as const
