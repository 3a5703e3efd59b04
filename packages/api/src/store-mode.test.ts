import { expect, it } from 'vitest'
import { storeModeOf } from './store-mode.ts'

it.each([0, 1, 2, 3, 5, 6])('mode %s stands', (mode) => {
  expect(storeModeOf(mode)).toBe(mode)
})

it.each([4, 7, -1, 1.5, '1', 'x', null, undefined, Number.NaN])('%s means normal', (mode) => {
  expect(storeModeOf(mode)).toBe(4)
})
