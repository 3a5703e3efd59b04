import { expect, it } from 'vitest'
import { neighbourSlide, overlayPlace } from './slides.rules.ts'

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
