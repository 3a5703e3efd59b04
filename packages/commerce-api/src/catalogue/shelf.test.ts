import { expect, it } from 'vitest'
import { readFilters } from './shelf.ts'

it.each([
  [[], {}],
  [['brand:Oatly', 'diet:vegan', 'brand:Alpro'], { brand: ['Oatly', 'Alpro'], diet: ['vegan'] }],
  [['brand:Half: and half'], { brand: ['Half: and half'] }],
  [['nonsense', ':x', 'brand:', 'bra nd:x', `${'c'.repeat(41)}:x`, `brand:${'v'.repeat(101)}`], {}],
  [[`${'c'.repeat(40)}:${'v'.repeat(100)}`], { ['c'.repeat(40)]: ['v'.repeat(100)] }],
])('%j is read as %j', (texts, filters) => {
  expect(Object.fromEntries(readFilters(texts))).toEqual(filters)
})

it('T57 of many filters fifty are read', () => {
  const many = Array.from({ length: 60 }, (_, index) => `brand:Brand ${index}`)

  expect(readFilters(many).get('brand')).toHaveLength(50)
})
