import { expect, it } from 'vitest'
import { codeOf, toTsquery, wordsOf } from './words.rules.ts'

it.each([
  ['0012345678905', '12345678905'],
  ['12-34 56.78', '12345678'],
  ['SEA-1180', 'SEA1180'],
  ['sea_1180', 'SEA1180'],
  ['0000', '0'],
  ['milk', undefined],
  ['12', undefined],
  ['oat milk 2%', undefined],
  ['1'.repeat(21), undefined],
])('the number that %j may be is %j', (phrase, code) => {
  expect(codeOf(phrase)).toBe(code)
})

it('words are lower case, plain, few and short', () => {
  expect(wordsOf("Crème-Brûlée O'Neil's 2% CRÈME")).toEqual(['creme', 'brulee', 'o', 'neil', 's', '2'])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
  expect(wordsOf('m'.repeat(41))).toEqual(['m'.repeat(40)])
  expect(toTsquery([['milk', 'milch'], ['oat']])).toBe("('milk':* | 'milch':*) & ('oat':*)")
  expect(toTsquery([['pop', 'soft drink']])).toBe("('pop':* | ('soft':* & 'drink':*))")
})

it('T57 single letters and digits are words as they are, unless they are still being typed or narrow a longer one', () => {
  expect(toTsquery([['b'], ['2']])).toBe("('b') & ('2')")
  expect(toTsquery([['b']], { isBegun: true })).toBe("('b':*)")
  expect(toTsquery([['vitamin'], ['c']])).toBe("('vitamin':*) & ('c':*)")
})
