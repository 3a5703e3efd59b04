import type { Breadcrumb } from '@aisle/api/breadcrumb'
import type { LinkMap, LinkName } from '@aisle/contract'
import { findLink } from '../documents/page-match.rules.ts'
import type { StoreSite } from '../hosts/store-site.ts'

export type StoreLinks = ReturnType<typeof storeLinks>

const LINK_TYPES = new Map<string, 'category' | 'collection' | 'product'>([
  ['category', 'category'],
  ['collection', 'collection'],
  ['detail', 'product'],
  ['product', 'product'],
])

/** Full addresses of a store's pages by name; `undefined` where the tenant lacks the remote. */
export function storeLinks({ origin, registry }: Pick<StoreSite, 'origin' | 'registry'>) {
  const to = <Name extends LinkName>(name: Name, params: LinkMap[Name]): string | undefined => {
    const path = findLink(registry.remotes, name, Object.fromEntries(Object.entries(params)))
    return path === undefined ? undefined : origin + path
  }
  return {
    to,
    /** Where a step of the way to a page leads. */
    ofCrumb({ linkType, seoName }: Breadcrumb) {
      const name = LINK_TYPES.get(linkType.replaceAll('/', '').toLowerCase())
      return name && to(name, { seoName })
    },
    /** An image of the store for somebody who is elsewhere. */
    absolute: (address: string | undefined) => address && new URL(address, origin).href,
  }
}
