export const shoppingMessages = {
  move: (storeName: string) => ({
    title: `Shop at ${storeName}?`,
    text: 'Your cart moves with you. Products that this store does not have are taken out of it.',
    confirmLabel: 'Change store',
    cancelLabel: 'Keep my store',
  }),
  failed: 'Your store was not changed. Please try again.',
} as const
