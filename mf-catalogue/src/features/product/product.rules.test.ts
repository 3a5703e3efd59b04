import { describe, expect, it } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { allowsAutoShip, galleryImages, isLongName } from './product.rules.ts'

describe('the images of a product', () => {
  const images = [
    { url: '/a.jpg', alt: 'Front' },
    { url: '/b.jpg', alt: 'Back' },
  ]

  it.each([
    { why: 'the main one first', profileImage: '/b.jpg', urls: ['/b.jpg', '/a.jpg'] },
    { why: "a variant's own before the others", profileImage: '/v.jpg', urls: ['/v.jpg', '/a.jpg', '/b.jpg'] },
    { why: 'as they come', profileImage: null, urls: ['/a.jpg', '/b.jpg'] },
  ])('are shown $why', ({ profileImage, urls }) => {
    expect(galleryImages(aDetail({ images, profileImage })).map(({ url }) => url)).toEqual(urls)
  })
})

it.each([
  [{ isSubscribeForAutoShip: true }, undefined, true],
  [{ isSubscribeForAutoShip: true, isinstock: false }, undefined, false],
  [{ isSubscribeForAutoShip: true, isinstock: false }, 2, false],
  [{ isSubscribeForAutoShip: true, isProductBlacklisted: true }, undefined, false],
  [{ isSubscribeForAutoShip: true, isProductBlacklisted: true }, 1, false],
  [{ isSubscribeForAutoShip: true, isProductBlacklisted: true }, 2, true],
  [{ isProductBlacklisted: true }, 2, false],
  [{}, undefined, false],
])(
  '2§4 a product that is %j, with blacklist handling %s, can be bought by auto-ship: %s',
  (given, handling, allowed) => {
    expect(allowsAutoShip(aDetail(given), { blacklistHandling: handling })).toBe(allowed)
  },
)

it.each([
  [50, false],
  [51, true],
])('a name of %i characters is long: %s', (count, expected) => {
  expect(isLongName('M'.repeat(count))).toBe(expected)
})
