import { expect, it } from 'vitest'
import { contentTarget, isLoyaltyLink } from './content-link.rules.ts'

it.each([
  ['collection', 'new', { to: 'collection', params: { seoName: 'new' } }],
  ['Category', 'dairy', { to: 'category', params: { seoName: 'dairy' } }],
  ['/detail/', '/milk', { to: 'product', params: { seoName: 'milk' } }],
  ['discount', 'd-1', { to: 'discount', params: { discountId: 'd-1' } }],
  ['discount', '', { to: 'discounts' }],
  ['search', 'milk', { to: 'search', params: { q: 'milk' } }],
  ['pages', 'about', { to: 'page', params: { slugId: 'about' } }],
  ['pages/legal', 'terms', { to: 'legalPage', params: { slugId: 'terms' } }],
  ['gift-cards', null, { to: 'giftCards' }],
  ['detail', 'milk', { to: 'product', params: { seoName: 'milk' } }],
  ['product', 'milk', { to: 'product', params: { seoName: 'milk' } }],
  ['location', 'l-1', { to: 'store', params: { locationId: 'l-1' } }],
  ['footer-links', 'returns', { to: 'footerPage', params: { slugId: 'returns' } }],
  ['find-store', null, { to: 'findStore' }],
  ['favorites', '', { to: 'favorites' }],
  ['customer-service', null, { to: 'customerService' }],
  ['Customer-Service', '/', { to: 'customerService' }],
  ['cart', '', { to: 'cart' }],
  ['orders', null, { to: 'orders' }],
  ['account', null, { to: 'account' }],
  ['account', 'payment', { to: 'paymentMethods' }],
  ['gift-cards', 'check-balance', { to: 'giftCardBalance' }],
  ['gift-cards', 'g-1', { to: 'giftCard', params: { giftCardId: 'g-1' } }],
  ['manage-subscription', null, { to: 'subscriptions' }],
  ['manage-wishlist', null, { to: 'wishlists' }],
  ['home', null, { to: 'home' }],
  ['/', null, { to: 'home' }],
  ['', 'x', { to: 'home' }],
  ['search', null, { to: 'search', params: { q: '' } }],
  ['discount', null, { to: 'discounts' }],
  ['detail', null, undefined],
  ['location', '/', undefined],
  ['pages', '', undefined],
  ['loyalty', 'x', undefined],
  ['constructor', null, undefined],
  [undefined, undefined, undefined],
  ['collection', '', undefined],
  ['javascript:', 'alert(1)', undefined],
  ['https://evil.example', 'x', undefined],
  [null, 'x', undefined],
])('%s/%s leads to %j', (linkType, seoName, target) => {
  expect(contentTarget(linkType, seoName)).toEqual(target)
})

it.each([
  ['LNS', true],
  ['lns', true],
  ['/LNS/', true],
  ['loyalty-program', true],
  ['lnsx', false],
  ['', false],
  [null, false],
])('1§2 %j leads to the loyalty program: %s', (linkType, expected) => {
  expect(isLoyaltyLink(linkType)).toBe(expected)
})
