import { expect, it } from 'vitest'
import { isInRange } from './caret-range.ts'

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.5', '^0.1.2', true],
  ['0.2.0', '^0.1.2', false],
  ['1.1.2', '^0.1.2', false],
  ['0.1.0', '0.1.0', true],
])('%s in %s is %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})
