/** Texts of this slice, as the documents write them. */
export const messages = {
  emptyTitle: 'No orders here yet',
  emptyText: 'Orders that you place show up here, with their receipt and where they are.',
  startShopping: 'Start shopping',
  cancelTitle: 'Cancel this order?',
  cancelText: 'Everything in it goes back on the shelf and nothing is charged.',
  canceled: 'Success! We have canceled your order.',
  notOnline: {
    return: 'Returns are not taken online yet. Call or write to us with the order number, and we arrange it with you.',
    edit: 'Orders cannot be changed online yet. Call or write to us, and we change yours while it has not been packed.',
    time: 'The time slot cannot be changed online yet. Call or write to us, and we find another one with you.',
    find: 'This order could not be shown here. It opens in the browser that it was placed in; in any other one we can tell you where it is.',
  },
  openOrder: 'Open the order',
  orderNumber: 'Order number',
  orderNumberHint: 'It is in the e-mail that confirmed your order.',
  track: 'Track Order',
  failed: (description: string) => `Error! ${description}`,
} as const
