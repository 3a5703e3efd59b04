import { type LinkedProduct, linkedProducts, type ProductDetails } from '@aisle/api/product'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'

/** What always comes with the chosen variant of a product. A variant has its own, which the product's page does not tell. */
export function useLinked(product: ProductDetails, { productID }: Pick<ProductDetails, 'productID'>) {
  const { locationID } = useShoppingTerms()
  const isVariant = productID !== product.productID
  const query = { productID, ...(locationID ? { LocationID: locationID } : {}) }
  const { data } = useCallIfReady(linkedProducts, { query }, { enabled: isVariant })
  const linked: readonly LinkedProduct[] | undefined = isVariant ? data?.items : product.linkedProducts
  return linked ?? []
}
