/** All cards of the customer, whatever their state. */
export const allMyCards = { query: { disablePaging: true, global: true } } as const
