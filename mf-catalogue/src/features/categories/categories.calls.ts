import type { ShoppingTerms } from '@aisle/api/location'
import { type CallTemplate, fromPath, fromShopping, shoppingTerms } from '@aisle/contract'

/** The call for every category of the store. This call writes `LocationID`. */
export const allCategoriesInput = ({ locationID, ...terms }: ShoppingTerms) => ({
  query: {
    includeChild: -1,
    DisablePaging: true,
    global: true,
    ...(locationID ? { LocationID: locationID } : {}),
    ...terms,
  },
})

/** The call for a category with what is inside it. This call writes `LocationID`. */
export const subcategoriesInput = (seoName: string, { locationID, ...terms }: ShoppingTerms) => ({
  query: { CategorySeoName: seoName, ...(locationID ? { LocationID: locationID } : {}), ...terms },
})

const { fulfillmentCodeName, zipCode } = shoppingTerms

/** The same call as the route declares it. */
export const subcategoriesTemplate: CallTemplate = {
  call: 'categoryList',
  query: {
    CategorySeoName: fromPath('seoName'),
    LocationID: fromShopping('locationId'),
    fulfillmentCodeName,
    zipCode,
  },
}
