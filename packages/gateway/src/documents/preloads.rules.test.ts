import { expect, it } from 'vitest'
import { isPreloaded } from './preloads.rules.ts'

it.each([
  { image: '/images/milk.svg', isRendered: false, expected: true },
  { image: 'https://example.com/milk.jpg', isRendered: false, expected: true },
  { image: '/images/milk.jpg', isRendered: false, expected: false },
  { image: '/images/milk.svg', isRendered: true, expected: false },
  { image: '/images/milk.jpg', isRendered: true, expected: false },
])(
  '$image of a page, rendered: $isRendered, is preloaded by its head: $expected',
  ({ image, isRendered, expected }) => {
    expect(isPreloaded(image, isRendered)).toBe(expected)
  },
)
