export const shoppingMessages = {
  move: (storeName: string) => ({
    title: `Shop at ${storeName}?`,
    text: 'Your cart moves with you. Products that this store does not have are taken out of it.',
    confirmLabel: 'Change store',
    cancelLabel: 'Keep my store',
  }),
  madeMine: 'This is now your store.',
  makeMineFailed: 'Your store could not be saved. Please try again.',
} as const
