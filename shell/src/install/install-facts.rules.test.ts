import { describe, expect, it } from 'vitest'
import { isAppleMobile, offersInstall, placeOfOffer } from './install-facts.rules.ts'

const facts = { isMobile: true, isInstalled: false, isDenied: false }

describe('1§2 the install prompt', () => {
  it('shows on mobile if the app is not installed and was not denied', () => {
    expect(offersInstall(facts)).toBe(true)
  })

  it.each([{ isMobile: false }, { isInstalled: true }, { isDenied: true }])('does not show with %j', (change) => {
    expect(offersInstall({ ...facts, ...change })).toBe(false)
  })

  it.each([
    ['/', 'over'],
    ['/search', 'end'],
    ['/cart', 'end'],
    ['/detail/milk', 'end'],
    ['/checkouts', 'end'],
    ['/checkout', 'nowhere'],
    ['/checkout/payment', 'nowhere'],
    ['/order-complete/7', 'nowhere'],
  ] as const)('stands on %s: %s', (path, place) => {
    expect(placeOfOffer(path)).toBe(place)
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Linux; Android 15)', 5, false],
  ])('%s with %i touch points is one of Apple: %s', (userAgent, points, expected) => {
    expect(isAppleMobile(userAgent, points)).toBe(expected)
  })
})
