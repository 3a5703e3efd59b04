import { type Location, locationList } from '@aisle/api/location'
import { productDetails } from '@aisle/api/product'
import { shortZipCode } from '@aisle/api/zip-code'
import type { ChosenStore } from '@aisle/contract'
import type { HostPlatform } from '@aisle/platform/host'
import { purchaseLimit } from '@aisle/ui/purchase-limit.rules'
import { islandMessages } from './island.messages.ts'

/** What is in the cart now, and from where. */
export type PutIntoCart = { readonly title: string; readonly place: string; readonly method: string }

/**
 * Sees to it that the cart of this page's guest holds one of a product, from the store that was chosen, else from the
 * tenant's first. @throws Error that says why it could not
 */
export async function putIntoCart(platform: HostPlatform, seoName: string): Promise<PutIntoCart> {
  const store = platform.shopping.store.getState().store ?? (await chooseFirst(platform))
  const { locationId: locationID, codeName: fulfillmentCodeName, zipCode } = store
  const query = { ProductSeoName: seoName, locationID, fulfillmentCodeName, zipCode }
  const product = await platform.api.call(productDetails, { query })
  const { productID: productId, title } = product
  const limit = product.isinstock ? purchaseLimit(product, store.codeName) : 0
  if (limit < 1) throw new Error(islandMessages.outOfStock(title))

  platform.cart.setQuantity({ productId, title, limit }, 1, 'main')
  await platform.cart.settle()

  const { detail, failures } = platform.cart.store.getState()
  if (failures[productId]) throw new Error(failures[productId])
  if (!detail) throw new Error(islandMessages.gone)
  return { title, place: store.name, method: store.displayName }
}

async function chooseFirst({ api, shopping }: HostPlatform): Promise<ChosenStore> {
  const { items } = await api.call(locationList, { query: {} })
  const [first] = items.flatMap((location) => wayOf(location) ?? [])
  if (!first) throw new Error(islandMessages.nowhere)
  await shopping.choose(first)
  return first
}

function wayOf({ locationId, name, address, customerZip, fulFillments }: Location): ChosenStore | undefined {
  const way = fulFillments.find(({ available, configuration }) => available && !configuration.isComingSoon)
  return (
    way && {
      locationId,
      name,
      zipCode: customerZip || shortZipCode(address.zip),
      fulfillmentId: way.fulfillmentMethodID,
      codeName: way.codeName,
      displayName: way.fulfillmentName,
    }
  )
}
