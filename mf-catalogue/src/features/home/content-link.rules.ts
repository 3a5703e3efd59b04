import type { LinkTarget } from '@aisle/ui/breadcrumbs'

const plain = (part: string | null | undefined) => part?.replaceAll(/^\/+|\/+$/g, '') ?? ''

/** Whether a link is one to the loyalty program (spec 1 §2). */
export const isLoyaltyLink = (linkType: string | null | undefined): boolean =>
  ['lns', 'loyalty-program'].includes(plain(linkType).toLowerCase())

/** Pages that are not about one thing: their kind is all of their address. */
const pages: Readonly<Record<string, LinkTarget>> = {
  '': { to: 'home' },
  home: { to: 'home' },
  'find-store': { to: 'findStore' },
  favorites: { to: 'favorites' },
  cart: { to: 'cart' },
  checkout: { to: 'checkout' },
  orders: { to: 'orders' },
  account: { to: 'account' },
  reviews: { to: 'reviews' },
  'manage-wishlist': { to: 'wishlists' },
  'customer-service': { to: 'customerService' },
  'manage-subscription': { to: 'subscriptions' },
  'manage-gift-cards': { to: 'manageGiftCards' },
}

/** Pages of `/gift-cards` and `/account` with a name, and those without. */
const named: Readonly<Record<string, LinkTarget>> = {
  'gift-cards': { to: 'giftCards' },
  'gift-cards/check-balance': { to: 'giftCardBalance' },
  'gift-cards/find-card': { to: 'findGiftCard' },
  'account/address': { to: 'addresses' },
  'account/payment': { to: 'paymentMethods' },
}

/** The page that `/{linkType}/{seoName}` of a content means; nothing for kinds that are not known. */
export function contentTarget(
  linkType: string | null | undefined,
  seoName: string | null | undefined,
): LinkTarget | undefined {
  if (linkType === null || linkType === undefined) return undefined
  const type = plain(linkType).toLowerCase()
  const name = plain(seoName)
  const whole = name ? `${type}/${name.toLowerCase()}` : type
  if (Object.hasOwn(named, whole)) return named[whole]
  if (Object.hasOwn(pages, type)) return pages[type]
  if (type === 'discount') return name ? { to: 'discount', params: { discountId: name } } : { to: 'discounts' }
  if (type === 'search') return { to: 'search', params: { q: name } }
  if (!name) return undefined
  if (type === 'collection' || type === 'category') return { to: type, params: { seoName: name } }
  if (type === 'detail' || type === 'product') return { to: 'product', params: { seoName: name } }
  if (type === 'gift-cards') return { to: 'giftCard', params: { giftCardId: name } }
  if (type === 'location') return { to: 'store', params: { locationId: name } }
  if (type === 'pages/legal') return { to: 'legalPage', params: { slugId: name } }
  if (type === 'pages') return { to: 'page', params: { slugId: name } }
  if (type === 'footer-links') return { to: 'footerPage', params: { slugId: name } }
  return undefined
}
