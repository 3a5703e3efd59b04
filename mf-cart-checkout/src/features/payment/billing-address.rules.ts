import type { PostalAddress } from '@aisle/api/address'
import type { CartDetail } from '@aisle/api/cart-detail'

/** Where something of the cart goes; `undefined` where all of it is fetched. */
export const deliveryAddressOf = (fulfillments: CartDetail['fulfillments']): PostalAddress | undefined =>
  Object.values(fulfillments).find(({ address }) => address)?.address ?? undefined

/** What another billing address begins with: whose card it is, mostly, and nothing of where they live. */
export const billingStart = (delivery: PostalAddress | undefined): Partial<PostalAddress> => ({
  firstName: delivery?.firstName ?? null,
  lastName: delivery?.lastName ?? null,
})
