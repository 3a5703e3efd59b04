import { ApiError } from '@aisle/api/client'
import type { CartProductInput, saveCart } from '@aisle/api/cart'
import type { CallInput } from '@aisle/api/endpoint'
import type { ChosenStore } from '@aisle/contract'
import { cartMessages } from './cart.messages.ts'
import type { CartProduct } from './cart.types.ts'

type Wish = {
  readonly product: CartProduct
  readonly qty: number
  /** The method of the line that is there already. */
  readonly lineMethod: string | undefined
  readonly store: ChosenStore | null
  readonly terms: { readonly orderNumber?: string }
}

/** The body that puts a product into the cart. @throws ApiError where it is not known how it is to be handed over */
export function saveBodyOf({ product, qty, lineMethod, store, terms }: Wish): CallInput<typeof saveCart>['body'] {
  const { title: _title, limit: _limit, fulfillmentMethodID, ...line } = product
  const fulfillmentMethodId = fulfillmentMethodID ?? lineMethod ?? store?.fulfillmentId
  if (!fulfillmentMethodId) throw new ApiError(0, 'NO_STORE', cartMessages.noStore)
  const input: CartProductInput = { ...line, qty }
  return {
    fulfillmentMethodId,
    products: [input],
    ...(store ? { locationID: store.locationId } : {}),
    ...(store?.zipCode ? { zipCode: store.zipCode } : {}),
    ...terms,
  }
}
