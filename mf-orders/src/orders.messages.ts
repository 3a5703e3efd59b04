/** Texts of this slice, as the documents write them. */
export const messages = {
  emptyTitle: 'No orders here yet',
  emptyText: 'Orders that you place show up here, with their receipt and where they are.',
  startShopping: 'Start shopping',
  cancelTitle: 'Cancel this order?',
  cancelText: 'Everything in it goes back on the shelf and nothing is charged.',
  canceled: 'Success! We have canceled your order.',
  failed: (description: string) => `Error! ${description}`,
} as const
