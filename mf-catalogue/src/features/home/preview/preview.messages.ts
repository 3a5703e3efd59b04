/** What is said to editors of the store. Texts of the documents stand as they write them. */
export const previewMessages = {
  note: 'Preview: you see what is not published yet, too. Prices, products and buttons are real.',
  published: 'This is what shoppers see. A preview needs a link that the owner of the store has made.',
  refused:
    'This link to the preview is no longer valid. You see what shoppers see. Ask the owner of the store for a new link.',
  failed: 'The preview did not load. You see what shoppers see.',
  inactive: 'Inactive',
  scheduled: 'Scheduled',
  ageRestricted: 'Age Restricted',
  columns: 'Columns of placeholders',
  placeholder: (number: number) => `Placeholder product ${number}`,
  empty: 'This collection has no products here. Shoppers do not see it.',
} as const
