/** The call for a store's page; the route declares the same one. */
export const storeInput = (locationId: string) => ({ params: { locationId }, query: { IncludeConfiguration: true } })
