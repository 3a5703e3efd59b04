import type { LinkName } from '@aisle/contract'
import type { PageRoute } from '@aisle/platform/host'

/** Where shoppers go from a page, by its link name; what is likelier first. */
const next: Readonly<Partial<Record<LinkName, readonly LinkName[]>>> = {
  home: ['product', 'category'],
  collection: ['product'],
  category: ['product'],
  search: ['product'],
  discounts: ['discount'],
  discount: ['product'],
  favorites: ['product'],
  product: ['cart'],
  cart: ['checkout'],
}

/** The pages that are likely to follow one, as far as the tenant has them. */
export function likelyNext(table: readonly PageRoute[], { linkName }: PageRoute): readonly PageRoute[] {
  const names: readonly string[] = new Map<string, readonly string[]>(Object.entries(next)).get(linkName ?? '') ?? []
  return names.flatMap((name) => table.filter((route) => route.linkName === name))
}
