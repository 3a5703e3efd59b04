/** What is said to editors of the store. Texts of the documents stand as they write them. */
export const previewMessages = {
  note: 'Preview: parts that are inactive or scheduled are shown to editors of the store only.',
  inactive: 'Inactive',
  scheduled: 'Scheduled',
  ageRestricted: 'Age Restricted',
} as const
