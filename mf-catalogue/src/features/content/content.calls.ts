/** The call for a page that the store wrote, of legal ones alone where it is one; the routes declare the same ones. */
export const contentInput = (slugId: string, isLegal = false) => ({
  query: { slugData: slugId, ...(isLegal ? ({ kind: 'legal' } as const) : {}) },
})
