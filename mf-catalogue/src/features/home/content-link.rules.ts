import type { LinkTarget } from '@aisle/ui/breadcrumbs'

/** The loyalty program (spec 1 §2). */
export const LOYALTY_LINK = 'LNS'

/** The page that `/{linkType}/{seoName}` of a content means; nothing for kinds that are not known. */
export function contentTarget(
  linkType: string | null | undefined,
  seoName: string | null | undefined,
): LinkTarget | undefined {
  const type = linkType?.replaceAll(/^\/+|\/+$/g, '').toLowerCase()
  const name = seoName?.replaceAll(/^\/+|\/+$/g, '') ?? ''
  if (type === 'discount') return name ? { to: 'discount', params: { discountId: name } } : { to: 'discounts' }
  if (type === 'search') return { to: 'search', params: { q: name } }
  if (type === 'find-store') return { to: 'findStore' }
  if (type === 'gift-cards') return { to: 'giftCards' }
  if (type === 'favorites') return { to: 'favorites' }
  if (type === '' || type === 'home') return { to: 'home' }
  if (!name) return undefined
  if (type === 'collection' || type === 'category') return { to: type, params: { seoName: name } }
  if (type === 'detail' || type === 'product') return { to: 'product', params: { seoName: name } }
  if (type === 'location') return { to: 'store', params: { locationId: name } }
  if (type === 'pages/legal') return { to: 'legalPage', params: { slugId: name } }
  if (type === 'pages') return { to: 'page', params: { slugId: name } }
  if (type === 'footer-links') return { to: 'footerPage', params: { slugId: name } }
  return undefined
}
