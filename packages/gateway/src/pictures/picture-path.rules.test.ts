import { IMAGE_WIDTHS } from '@aisle/contract'
import { expect, it } from 'vitest'
import { askedPicture } from './picture-path.rules.ts'

it.each(IMAGE_WIDTHS)('finds a picture in %i px', (width) => {
  expect(askedPicture(`/_/images/${width}/feed/milk.1f3a9c2e.jpg`)).toEqual({
    width,
    segments: ['feed', 'milk.1f3a9c2e.jpg'],
  })
})

it.each([
  ['a width beside the ladder', '/_/images/321/milk.jpg'],
  ['another spelling of a width', '/_/images/0320/milk.jpg'],
  ['a width with a sign', '/_/images/+320/milk.jpg'],
  ['a fraction', '/_/images/320.0/milk.jpg'],
  ['a power', '/_/images/32e1/milk.jpg'],
  ['no width', '/_/images/milk.jpg'],
  ['no name', '/_/images/320/'],
  ['a width alone', '/_/images/320'],
  ['a query', '/_/images/320/milk.jpg?v=1'],
  ['an empty query', '/_/images/320/milk.jpg?'],
  ['T59 a way up', '/_/images/320/../milk.jpg'],
  ['T59 a way up behind an escape', '/_/images/320/%2e%2e/milk.jpg'],
  ['T59 an encoded separator', '/_/images/320/..%2fmilk.jpg'],
  ['T59 an encoded backslash', '/_/images/320/..%5cmilk.jpg'],
  ['T59 a backslash', '/_/images/320/..\\milk.jpg'],
  ['T59 NUL', '/_/images/320/milk.jpg%00.png'],
  ['T59 a dot file', '/_/images/320/.milk.jpg'],
  ['T59 an empty part', '/_/images/320//etc/passwd'],
  ['T59 a long path', `/_/images/320/${'a'.repeat(400)}.jpg`],
  ['T60 the address of another', '/_/images/320/https://evil.example/milk.jpg'],
])('finds nothing for %s', (_, address) => {
  expect(askedPicture(address)).toBeUndefined()
})
