export const shoppingMessages = {
  move: (storeName: string) => ({
    title: `Shop at ${storeName}?`,
    text: 'Your cart moves with you. Products that this store does not have are taken out of it.',
    confirmLabel: 'Change store',
    cancelLabel: 'Keep my store',
  }),
  switchTo: (method: string) => ({
    title: `Change to ${method.toLowerCase()}?`,
    text: 'Your cart changes with you. Products that cannot be had this way are taken out of it.',
    confirmLabel: 'Change',
    cancelLabel: 'Keep it as it is',
  }),
  switched: (method: string) => `Your cart is for ${method.toLowerCase()} now.`,
  moved: (storeName: string) => `Your cart is at ${storeName} now.`,
  undo: 'Undo',
  undone: 'Your cart is as it was before.',
  undoneInPart: (titles: readonly string[]) =>
    `Your cart is back at its store. These could not be brought back in full: ${titles.join(', ')}.`,
  undoFailed: 'Your cart could not be brought back. Please try again.',
  madeMine: 'This is now your store.',
  makeMineFailed: 'Your store could not be saved. Please try again.',
} as const
