import { expect, it } from 'vitest'
import { formatCount } from './count.rules.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
