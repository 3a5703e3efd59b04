/** The call for the home page of the chosen store; the route declares the same one. */
export const homeInput = (locationId: string | undefined) => ({ query: locationId ? { locationID: locationId } : {} })
