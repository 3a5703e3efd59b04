import { expect, it } from 'vitest'
import { shortDescription } from './mode-description.rules.ts'

it.each([
  [null, undefined],
  ['', undefined],
  ['Back at noon.', 'Back at noon.'],
  ['x'.repeat(125), 'x'.repeat(125)],
  ['x'.repeat(126), `${'x'.repeat(125)}…`],
])('cuts %j at 125 characters', (text, shown) => {
  expect(shortDescription(text)).toBe(shown)
})
