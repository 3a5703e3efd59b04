import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it.each([
  ['Casey', 'Casey'],
  ['Bartholomew Maximili', 'Bartholomew Maximili'],
  ['Bartholomew Maximilian', 'Bartholomew Maximili…'],
  ['Wolfeschlegelstein b Hausen', 'Wolfeschlegelstein b…'],
  ['👩‍🌾'.repeat(1) + 'Ann', '👩‍🌾Ann'],
])('1§5 %s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
