/** Texts about taking everything out of the cart. */
export const emptyMessages = {
  empty: 'Empty cart',
  title: 'Empty your cart?',
  text: (count: number) =>
    count === 1
      ? 'The item in your cart, with what you chose for it, is taken out.'
      : `All ${count} items in your cart, with what you chose for them, are taken out.`,
  confirm: 'Empty cart',
  keep: 'Keep my cart',
  emptied: 'Your cart is empty now.',
  undo: 'Undo',
  unreachable: 'The store could not be reached, so your cart is as it was. Please try again.',
} as const
