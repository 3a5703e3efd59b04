import { expect, it } from 'vitest'
import { needsPlates, neighbourSlide, overlayOpacity, overlayPlace, sliderHeights } from './slides.rules.ts'

it.each([
  [3, 3, true, 0],
  [-1, 3, true, 2],
  [3, 3, false, 2],
  [-1, 3, false, 0],
  [1, 3, false, 1],
])('slide %i of %i (loop: %s) is %i', (wanted, count, isLoop, index) => {
  expect(neighbourSlide(wanted, count, isLoop)).toBe(index)
})

it.each([
  ['top-left', { across: 'start', along: 'start' }],
  ['bottomRight', { across: 'end', along: 'end' }],
  ['center', { across: 'center', along: 'center' }],
  [null, { across: 'center', along: 'center' }],
])('a text at %s stands at %j', (position, place) => {
  expect(overlayPlace(position)).toEqual(place)
})

it.each([
  [undefined, 0],
  [-1, 0],
  [0, 0],
  [30, 30],
  [89.5, 89.5],
  [100, 100],
  [101, 100],
])('1§2 an opacity of %s percent is %d', (percent, shown) => {
  expect(overlayOpacity(percent)).toBe(shown)
})

it('1§9 sizes in px: on narrower screens and on wide ones', () => {
  expect(sliderHeights).toEqual({ small: [280, 420], medium: [340, 560], large: [390, 720] })
})

it.each([
  [0, true],
  [79.9, true],
  [80, false],
  [100, false],
])('texts over an opacity of %d percent stand on plates of their own: %s', (opacity, needed) => {
  expect(needsPlates(opacity)).toBe(needed)
})
