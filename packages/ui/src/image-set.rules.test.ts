import { expect, it } from 'vitest'
import { imageSet } from './image-set.rules.ts'

const widthsOf = (src: string, width: number) =>
  imageSet(src, width)
    ?.split(',')
    .map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))

it('names the addresses of the ladder', () => {
  expect(imageSet('/images/feed/milk.1f3a9c2e.jpg', 64)).toBe(
    '/_/images/96/feed/milk.1f3a9c2e.jpg 96w,/_/images/192/feed/milk.1f3a9c2e.jpg 192w',
  )
})

it.each([
  { what: 'a suggestion', width: 32, widths: [96] },
  { what: 'a thumbnail', width: 72, widths: [96, 192] },
  { what: 'a line of the cart', width: 96, widths: [96, 192] },
  { what: 'a card', width: 240, widths: [192, 320, 480, 640] },
  { what: 'the picture of a product', width: 640, widths: [320, 480, 640, 960, 1280, 1920] },
  { what: 'a slide', width: 1440, widths: [960, 1280, 1920] },
])('offers $what, shown $width px wide or less, for screens of every density', ({ width, widths }) => {
  expect(widthsOf('/images/milk.jpg', width)).toEqual(widths)
})

it.each(['/images/a.jpg', '/images/a.jpeg', '/images/deep/er/a.png', '/images/a.1f3a9c2e.webp'])(
  'offers widths of %s',
  (src) => {
    expect(widthsOf(src, 240)).toHaveLength(4)
  },
)

it.each([
  ['a drawing', '/images/milk.svg'],
  ['a picture that moves', '/images/milk.gif'],
  ['a picture of others', 'https://example.com/images/milk.jpg'],
  ['one without a scheme', '//example.com/images/milk.jpg'],
  ['one elsewhere in the store', '/icons/milk.png'],
  ['an address with a query', '/images/milk.jpg?v=2'],
  ['a query that looks like a file', '/images/milk?file=.jpg'],
  ['data', 'data:image/png;base64,AAAA'],
  ['nothing', ''],
])('offers none of %s', (_, src) => {
  expect(imageSet(src, 240)).toBeUndefined()
})
