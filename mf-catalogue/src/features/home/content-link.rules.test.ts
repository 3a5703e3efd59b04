import { expect, it } from 'vitest'
import { contentTarget } from './content-link.rules.ts'

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
  ['home', null, { to: 'home' }],
  ['/', null, { to: 'home' }],
  ['', 'x', { to: 'home' }],
  ['search', null, { to: 'search', params: { q: '' } }],
  ['discount', null, { to: 'discounts' }],
  ['detail', null, undefined],
  ['location', '/', undefined],
  ['pages', '', undefined],
  ['account', 'x', undefined],
  [undefined, undefined, undefined],
  ['collection', '', undefined],
  ['javascript:', 'alert(1)', undefined],
  ['https://evil.example', 'x', undefined],
  [null, 'x', undefined],
])('%s/%s leads to %j', (linkType, seoName, target) => {
  expect(contentTarget(linkType, seoName)).toEqual(target)
})
