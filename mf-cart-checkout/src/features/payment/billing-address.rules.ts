import type { PostalAddress } from '@aisle/api/address'
import type { CartDetail } from '@aisle/api/cart-detail'
import { fulfillmentKind } from '@aisle/api/fulfillment-kind'

type Cart = Pick<CartDetail, 'fulfillments' | 'shipToStoreLocationID'>

/**
 * Where something of the cart is brought; `undefined` where all of it is fetched, also from a store that it is shipped
 * to: no card is known by the address of a store.
 */
export const deliveryAddressOf = ({ fulfillments, shipToStoreLocationID }: Cart): PostalAddress | undefined =>
  Object.values(fulfillments).find(
    ({ address, codeName }) => address && !(shipToStoreLocationID && fulfillmentKind(codeName) === 'delivery'),
  )?.address ?? undefined

/** What another billing address begins with: whose card it is, mostly, and nothing of where they live. */
export const billingStart = (delivery: PostalAddress | undefined): Partial<PostalAddress> => ({
  firstName: delivery?.firstName ?? null,
  lastName: delivery?.lastName ?? null,
})
