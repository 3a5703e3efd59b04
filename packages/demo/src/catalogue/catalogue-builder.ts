import { buildProducts } from './product-builder.ts'
import type { Catalogue, DemoCategory, DemoProduct } from './product.types.ts'
import type { Department } from './product-table.ts'
import { seoNameOf } from './seo-name.ts'

type CatalogueOptions = { skuPrefix: string; locations: readonly string[]; deposits?: readonly DemoProduct[] }

/** The categories and products of a store, in shelf order. */
export function buildCatalogue(departments: readonly Department[], options: CatalogueOptions): Catalogue {
  const products = departments.flatMap(({ subcategories }, aisle) =>
    subcategories.flatMap((subcategory, shelf) =>
      buildProducts(subcategory, {
        skuPrefix: options.skuPrefix,
        locations: options.locations,
        firstNumber: (aisle + 1) * 100_000 + (shelf + 1) * 1_000,
      }),
    ),
  )
  return { categories: departments.map(categoryOf), products: [...products, ...(options.deposits ?? [])] }
}

function categoryOf({ name, subcategories }: Department): DemoCategory {
  const children = subcategories.map(({ name: childName }) => ({
    name: childName,
    seoName: seoNameOf(childName),
    description: '',
    children: [],
  }))
  return { name, seoName: seoNameOf(name), description: listOf(children.map((child) => child.name)), children }
}

/** `Milk, Eggs and Cheese.` */
const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`
