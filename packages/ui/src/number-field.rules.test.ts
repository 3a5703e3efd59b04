import { expect, it } from 'vitest'
import { digitsOf } from './number-field.rules.ts'

it.each([
  ['1a2', 'whole', '12'],
  ['1.2', 'whole', '12'],
  ['1.2', 'decimal', '1.2'],
  ['1.2.3', 'decimal', '1.23'],
  ['$1,200.50', 'decimal', '1200.50'],
  ['', 'decimal', ''],
] as const)('keeps of %j (%s) %j', (text, kind, kept) => {
  expect(digitsOf(text, kind)).toBe(kept)
})
