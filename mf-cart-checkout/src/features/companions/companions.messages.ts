/** Texts about what goes with the products of the cart. */
export const companionsMessages = { title: 'You may also need' } as const
