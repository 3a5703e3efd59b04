/** Where the browser keeps an order that was sent and has no known outcome yet: a name in its storage. */
export const orderIntentKey = (tenant: string): string => `aisle:${tenant}:order-intent`
