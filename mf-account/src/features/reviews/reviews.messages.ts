/** Texts of one's own reviews. */
export const reviewMessages = {
  title: 'Reviews',
  emptyTitle: 'No reviews yet',
  emptyText: 'What you write about products shows up here, to be changed or taken back.',
  seeOrders: 'See your orders',
  rating: 'Your rating',
  headline: 'Headline',
  text: 'What do you think of it?',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: 'Delete this review?',
  deleteText: 'Its stars are no longer counted for the product.',
  saved: 'Your review is saved.',
  failed: (description: string) => `Error! ${description}`,
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
} as const
