import type { ProductDetails } from '@aisle/api/product'
import { escapeHtml } from '../documents/escape.rules.ts'
import { shownOf } from './product-data.rules.ts'

/** `isOwn`: of what the page shows, not the tenant's mark. */
export type ShareImage = { readonly url: string; readonly isOwn: boolean }

export type Sharing = {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly url: string
  readonly image: ShareImage | undefined
  readonly product: ProductDetails | undefined
}

/** Tags for link previews (Open Graph, Twitter cards). */
export function sharingTags({ title, description, siteName, url, image, product }: Sharing): string {
  const properties: [string, string | undefined][] = [
    ['og:type', product ? 'product' : 'website'],
    ['og:site_name', siteName],
    ['og:locale', 'en_US'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image?.url],
    ...(product ? offerProperties(product) : []),
  ]
  const cards: [string, string | undefined][] = [
    ['twitter:card', image?.isOwn ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image?.url],
  ]
  return [...tags('property', properties), ...tags('name', cards)].join('\n')
}

function offerProperties(product: ProductDetails): [string, string][] {
  const { price, isInStock } = shownOf(product)
  return [
    ['product:price:amount', price.toFixed(2)],
    ['product:price:currency', 'USD'],
    ['product:availability', isInStock ? 'in stock' : 'out of stock'],
  ]
}

const tags = (attribute: 'property' | 'name', entries: readonly (readonly [string, string | undefined])[]) =>
  entries.flatMap(([name, content]) =>
    content ? [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`] : [],
  )

/** Networks show photographs, not drawings: the page's own picture, else the tenant's first that is no SVG. */
export function shareImageOf(
  own: string | undefined,
  ...tenants: readonly (string | undefined)[]
): ShareImage | undefined {
  const url = [own, ...tenants].find((address) => address !== undefined && !/\.svgz?([?#]|$)/i.test(address))
  return url === undefined ? undefined : { url, isOwn: url === own }
}
