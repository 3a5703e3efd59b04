/** The call for a page that the store wrote; the routes declare the same one. */
export const contentInput = (slugId: string) => ({ query: { slugData: slugId } })
