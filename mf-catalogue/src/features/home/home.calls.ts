import type { ShoppingTerms } from '@aisle/api/location'
import { type CallTemplate, fromAnswer, fromShopping, shoppingTerms } from '@aisle/contract'

/** The call for the home page of the chosen store. */
export const homeInput = (locationId: string | undefined) => ({ query: locationId ? { locationID: locationId } : {} })

/** Products of a block (spec 1 §9). */
const block = { Page: 1, PageSize: 15, productsBy: 'CL', global: true } as const

/** The call for the products of a collection block. */
export const blockInput = (collectionId: string, terms: ShoppingTerms) => ({
  query: { ...block, collectionId, ...terms },
})

/** The same calls as the route declares them: the page, and its first collection, which is seen at once. */
export const homeTemplates: CallTemplate[] = [
  { call: 'pageTemplate', query: { locationID: fromShopping('locationId') } },
  {
    call: 'productList',
    query: { ...block, collectionId: fromAnswer('pageTemplate', 'collection.id'), ...shoppingTerms },
  },
]
