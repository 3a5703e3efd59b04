import { describe, expect, it } from 'vitest'
import { drawnFocus, focusAt, imageAfter, keyFocus, keyStep, swipeStep } from './zoom.rules.ts'

const box = { left: 100, top: 50, width: 400, height: 200 }

describe('the part of an image that is enlarged', () => {
  it.each([
    { why: 'in its middle', at: { x: 300, y: 150 }, focus: { x: 50, y: 50 } },
    { why: 'at its corner', at: { x: 100, y: 50 }, focus: { x: 0, y: 0 } },
    { why: 'beside it', at: { x: 900, y: 20 }, focus: { x: 100, y: 0 } },
  ])('follows a pointer $why', ({ at, focus }) => {
    expect(focusAt(at, box)).toEqual(focus)
  })

  it('is the middle of an image that has no size yet', () => {
    expect(focusAt({ x: 3, y: 3 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 50, y: 50 })
  })
})

describe('the part of an enlarged image that is seen', () => {
  const middle = { x: 50, y: 50 }

  // Two and a half times as large, 400 px of it are seen of 1000, and 200 of 500.
  it.each([
    { why: 'that rests', way: { x: 0, y: 0 }, seen: middle },
    { why: 'to the left shows what is right of it', way: { x: -60, y: 0 }, seen: { x: 60, y: 50 } },
    { why: 'down shows what is above it', way: { x: 0, y: 30 }, seen: { x: 50, y: 40 } },
    { why: 'beyond the corner stops there', way: { x: 900, y: -900 }, seen: { x: 0, y: 100 } },
  ])('is drawn along: a finger $why', ({ way, seen }) => {
    expect(drawnFocus(middle, way, box)).toEqual(seen)
  })

  it('rests while the image has no size yet', () => {
    expect(drawnFocus(middle, { x: 9, y: 9 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual(middle)
  })

  it.each([
    ['ArrowLeft', middle, { x: 30, y: 50 }],
    ['ArrowRight', middle, { x: 70, y: 50 }],
    ['ArrowUp', middle, { x: 50, y: 30 }],
    ['ArrowDown', middle, { x: 50, y: 70 }],
    ['ArrowLeft', { x: 10, y: 0 }, { x: 0, y: 0 }],
    ['ArrowDown', { x: 10, y: 95 }, { x: 10, y: 100 }],
    ['Enter', middle, undefined],
    ['toString', middle, undefined],
  ])('%s from %j: %j', (key, from, seen) => {
    expect(keyFocus(key, from)).toEqual(seen)
  })
})

it.each([
  { index: 0, step: 1, expected: 1 },
  { index: 2, step: 1, expected: 2 },
  { index: 0, step: -1, expected: 0 },
  { index: 1, step: -1, expected: 0 },
])('goes from image $index of 3 by $step to $expected', ({ index, step, expected }) => {
  expect(imageAfter(index, step, 3)).toBe(expected)
})

it.each([
  { way: 'to the left', to: { x: 20, y: 110 }, step: 1 },
  { way: 'to the right', to: { x: 180, y: 90 }, step: -1 },
  { way: 'a little', to: { x: 80, y: 100 }, step: 0 },
  { way: '47 px', to: { x: 53, y: 100 }, step: 0 },
  { way: '48 px', to: { x: 52, y: 100 }, step: 1 },
  { way: 'down', to: { x: 40, y: 300 }, step: 0 },
])('takes a finger that moved $way for $step', ({ to, step }) => {
  expect(swipeStep({ x: 100, y: 100 }, to)).toBe(step)
})

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['Enter', 0],
])('takes %s for %i', (key, step) => {
  expect(keyStep(key)).toBe(step)
})
