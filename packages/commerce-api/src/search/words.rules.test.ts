import { expect, it } from 'vitest'
import { codeOf, endsOf, toTsquery, wordsOf } from './words.rules.ts'

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

it('a phrase ends in the words that most names have, and says none twice', () => {
  const names = [
    'Green Tea Farm',
    'Mint Téa & Green Tea',
    'Tender Green Beans',
    'Teal Green',
    'Tea Tree One Two Three Four Five Six Teas',
  ]

  expect(endsOf(names, { before: ['green'], begun: 'te' })).toEqual(['tea', 'teal', 'teas', 'tender'])
  expect(endsOf(names, { before: ['tea'], begun: 'te' })).toEqual(['teal', 'teas', 'tender'])
  expect(endsOf(names, { before: ['green'], begun: 'x' })).toEqual([])
})
