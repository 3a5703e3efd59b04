import type { ChosenStore } from '@aisle/contract'
import { isShape, isText } from '../shapes/shape.ts'

/** Whether another tab, or the document, names a store as this one does. */
export const isChosenStore = isShape<ChosenStore>({
  locationId: isText,
  name: isText,
  zipCode: isText,
  fulfillmentId: isText,
  codeName: isText,
  displayName: isText,
})
