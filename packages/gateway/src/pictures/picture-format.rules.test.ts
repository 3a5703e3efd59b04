import { expect, it } from 'vitest'
import { formatFor, formatOf } from './picture-format.rules.ts'

it.each([
  ['milk.jpg', 'jpeg'],
  ['milk.1f3a9c2e.JPEG', 'jpeg'],
  ['milk.png', 'png'],
  ['milk.webp', 'webp'],
  ['milk.svg', undefined],
  ['milk.gif', undefined],
  ['milk.avif', undefined],
  ['milk', undefined],
])('knows %s as %s', (name, format) => {
  expect(formatOf(name)).toBe(format)
})

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
  ['IMAGE/WEBP', 'webp'],
  ['image/avif;q=0.9, image/webp', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif; q=0.000, image/webp;q=0', 'jpeg'],
  ['image/png,image/svg+xml,image/*;q=0.8', 'jpeg'],
  ['*/*', 'jpeg'],
  ['text/image/avif', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('answers Accept: %s with %s', (accept, format) => {
  expect(formatFor(accept, 'jpeg')).toBe(format)
})

it('leaves a picture in its own format for a browser that names none', () => {
  expect(formatFor('*/*', 'png')).toBe('png')
  expect(formatFor('*/*', 'webp')).toBe('webp')
})
