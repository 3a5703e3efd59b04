import { expect, it } from 'vitest'
import type { WordStems } from './search.store.ts'
import { searchedStemsOf } from './searched-stems.rules.ts'

/** What each word is looked for by, how many products have it, and what the catalogue has of it, if not just that. */
const known = new Map<string, WordStems>(
  Object.entries({
    milk: [['milk', 300]],
    milch: [['milch', 4]],
    rice: [['rice', 90]],
    ri: [['ri', 95, ['rice', 'ripe']]],
    soft: [['soft', 40]],
    drink: [['drink', 500]],
    up: [],
    vitamin: [['vitamin', 60]],
    c: [['c', 20_000]],
    ca: [['ca', 20_000, ['cake', 'can']]],
    xy: [['xy', 0, []]],
    wi: [
      ['w', 30],
      ['fi', 7],
    ],
  } satisfies Record<string, [string, number, string[]?][]>).map(([word, stems]) => [
    word,
    {
      word,
      isCommon: false,
      stems: stems.map(([stem, productCount, of = [stem]]) => ({ stem, known: of, productCount })),
    },
  ]),
)

it.each<[string[][], string[], string[], boolean, number, string[][]?]>([
  [[['milk']], ['milk'], ['milk'], true, 300],
  [[['milk', 'milch']], ['milk', 'milch'], ['milk', 'milch'], true, 304],
  [[['ri']], ['rice', 'ripe'], [], true, 95],
  [[['ri', 'rice']], ['rice', 'ripe'], ['rice'], true, 185],
  [[['milk'], ['rice']], ['rice'], ['rice'], true, 90, [['milk']]],
  [[['milk'], ['ri'], ['vitamin']], ['vitamin'], ['vitamin'], true, 60, [['rice', 'ripe'], ['milk']]],
  [[['milk', 'milch'], ['milk']], ['milk'], ['milk'], true, 300, [['milk', 'milch']]],
  [[['soft drink']], ['soft'], ['soft'], false, 40],
  [[['milk', 'soft drink']], ['milk', 'soft'], ['milk', 'soft'], false, 340],
  [[['rice'], ['milk', 'soft drink']], ['rice'], ['rice'], false, 90, [['milk', 'soft']]],
  [[['vitamin'], ['c']], ['vitamin'], ['vitamin'], false, 60],
  [[['up'], ['rice']], ['rice'], ['rice'], true, 90],
  [[['wi']], ['fi'], ['fi'], false, 7],
  [[['xy']], [], [], true, 0],
  [[['xy'], ['rice']], [], [], true, 0, [['rice']]],
  [[['c']], ['c'], ['c'], true, 20_000],
])('of %j the rarest word is looked up: %j', (alternatives, stems, whole, isEnough, productCount, others = []) => {
  expect(searchedStemsOf(alternatives, known)).toEqual({ stems, whole, isEnough, productCount, others })
})

it.each<[string[][]]>([[[['ca']]], [[['c'], ['c']]], [[['up']]], [[]]])(
  'of %j all documents are asked',
  (alternatives) => {
    expect(searchedStemsOf(alternatives, known)).toBeUndefined()
  },
)

it('of one word the first of each stem are looked up where the best are enough, however many have them', () => {
  expect(searchedStemsOf([['ca']], known, { isBestEnough: true })?.stems).toEqual(['cake', 'can'])
  expect(searchedStemsOf([['c'], ['c']], known, { isBestEnough: true })).toBeUndefined()
})
