import type { CollectionSeed } from '@aisle/commerce-api/seeding'
import type { Catalogue, DemoProduct } from '../catalogue/product.types.ts'
import { collectionIdOf, productIdOf } from '../demo-ids.ts'

export type Selection = {
  seoName: string
  name: string
  description: string
  image?: string
  /** Either products by seoName, or a rule. */
  products: readonly string[] | ((product: DemoProduct) => boolean)
  most?: number
}

/** Collections with their products. Throws on a seoName that the catalogue lacks. */
export const collectionsOf = (
  tenant: string,
  catalogue: Catalogue,
  selections: readonly Selection[],
): CollectionSeed[] =>
  selections.map(({ seoName, name, description, image, products, most = 24 }) => ({
    collectionId: collectionIdOf(tenant, seoName),
    name,
    seoName,
    description,
    imageUrl: image,
    productIds: selected(catalogue, products)
      .slice(0, most)
      .map((product) => productIdOf(tenant, product)),
  }))

function selected({ products }: Catalogue, wanted: Selection['products']): string[] {
  if (typeof wanted === 'function')
    return alternating(products.filter((product) => product.isListed && wanted(product)))
  const known = new Set(products.map(({ seoName }) => seoName))
  const unknown = wanted.filter((seoName) => !known.has(seoName))
  if (unknown.length > 0) throw new Error(`No such products: ${unknown.join(', ')}`)
  return [...wanted]
}

/** First of each category, then the second of each: a row of cards shows variety. */
function alternating(products: readonly DemoProduct[]): string[] {
  const place = new Map<string, number>()
  const placed = products.map((product) => {
    const round = place.get(product.category) ?? 0
    place.set(product.category, round + 1)
    return { seoName: product.seoName, round }
  })
  return placed.toSorted((one, other) => one.round - other.round).map(({ seoName }) => seoName)
}
