import { expect, it } from 'vitest'
import { beginningsOf } from './beginnings.rules.ts'
import type { WordStems } from './search.store.ts'

const known = new Map<string, WordStems>(
  Object.entries({
    milk: [['milk', 300]],
    milch: [['milch', 4]],
    rice: [['rice', 90]],
    soft: [['soft', 40]],
    drink: [['drink', 500]],
    up: [],
    vitamin: [['vitamin', 60]],
    c: [['c', 20_000]],
    wi: [
      ['w', 30],
      ['fi', 7],
    ],
  } satisfies Record<string, [string, number][]>).map(([word, stems]) => [
    word,
    { word, isCommon: false, stems: stems.map(([stem, productCount]) => ({ stem, productCount })) },
  ]),
)

it.each<[string[][], string[] | undefined, boolean?, number?]>([
  [[['milk']], ['milk'], true, 300],
  [[['milk', 'milch']], ['milk', 'milch'], true, 304],
  [[['milk'], ['rice']], ['rice'], false, 90],
  [[['milk', 'milch'], ['milk']], ['milk'], false, 300],
  [[['soft drink']], ['soft'], false, 40],
  [[['milk', 'soft drink']], ['milk', 'soft'], false, 340],
  [[['vitamin'], ['c']], ['vitamin'], false, 60],
  [[['c']], undefined],
  [[['up'], ['rice']], ['rice'], false, 90],
  [[['up']], undefined],
  [[['wi']], ['fi'], false, 7],
  [[], undefined],
])('of %j the rarest word is looked up: %j', (alternatives, stems, isEnough, productCount) => {
  expect(beginningsOf(alternatives, known)).toEqual(stems && { stems, areWhole: false, isEnough, productCount })
})

it('a word as it is can be looked up however many have it, unless others narrow the phrase', () => {
  const whole = { areWhole: true }
  expect(beginningsOf([['c']], known, whole)).toEqual({ stems: ['c'], ...whole, isEnough: true, productCount: 20_000 })
  expect(beginningsOf([['c'], ['c']], known, whole)).toBeUndefined()
})
