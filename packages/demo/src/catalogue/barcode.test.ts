import { expect, it } from 'vitest'
import { checkDigitOf, inStoreBarcode } from './barcode.ts'

it.each([
  ['400638133393', 1],
  ['978014300723', 4],
  ['590123412345', 7],
  ['000000000000', 0],
])('finds the check digit of %s', (digits, check) => {
  expect(checkDigitOf(digits)).toBe(check)
})

it('makes thirteen digits of the range for stores', () => {
  expect(inStoreBarcode(201_000)).toBe('2900002010008')
})
