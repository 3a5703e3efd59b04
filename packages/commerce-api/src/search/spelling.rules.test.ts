import { expect, it } from 'vitest'
import { mistakesBetween, oneMistakeFrom, spellingsOf } from './spelling.rules.ts'

it.each([
  ['milk', 'milk', 0],
  ['mlik', 'milk', 1],
  ['imlk', 'milk', 1],
  ['mikl', 'milk', 1],
  ['bred', 'bread', 1],
  ['tomatto', 'tomato', 1],
  ['milc', 'milk', 1],
  ['imkl', 'milk', 2],
  ['klim', 'milk', 3],
  ['ca', 'abc', 3],
  ['', 'milk', 4],
  ['milk', '', 4],
  ['🥦a', 'a🥦', 1],
])('from %j to %j it is %i mistakes', (typed, meant, mistakes) => {
  expect(mistakesBetween(typed, meant)).toBe(mistakes)
})

it('a word is looked up as it is and without each of its letters', () => {
  expect(spellingsOf('milk')).toEqual(['milk', 'ilk', 'mlk', 'mik', 'mil'])
  expect(spellingsOf('egg')).toEqual(['egg', 'gg', 'eg'])
})

it.each([
  ['mlik', 'milk'],
  ['bred', 'bread'],
  ['chese', 'cheese'],
  ['aple', 'apple'],
  ['tomatto', 'tomato'],
  ['banna', 'banana'],
  ['yogrut', 'yogurt'],
  ['milc', 'milk'],
])('%s has a spelling in common with %s, which is one mistake away', (typed, meant) => {
  expect(spellingsOf(typed).filter((spelling) => spellingsOf(meant).includes(spelling))).not.toEqual([])
  expect(mistakesBetween(typed, meant)).toBe(1)
})

it.each([
  { word: 'bred', terms: { red: 900, bread: 80, breed: 3 }, near: ['bread', 'breed'] },
  { word: 'pread', terms: { bread: 80, dread: 1 }, near: ['bread', 'dread'] },
  { word: 'aple', terms: { maple: 40, ale: 30, ample: 20, apple: 20 }, near: ['apple', 'ale', 'ample'] },
  { word: 'sopa', terms: { soya: 30, soap: 20, soda: 10 }, near: ['soap', 'soya', 'soda'] },
  { word: 'milc', terms: { mild: 30, milk: 90, milo: 30 }, near: ['milk', 'mild', 'milo'] },
  { word: 'imlk', terms: { milk: 90, silk: 3 }, near: ['milk'] },
  { word: 'milk', terms: { milk: 9 }, near: [] },
  { word: '500g', terms: { '50g': 9, '600g': 9 }, near: [] },
])('$word is one mistake away from $near', ({ word, terms, near }) => {
  const counted = Object.entries(terms).map(([term, productCount]) => ({ term, productCount }))
  expect(oneMistakeFrom(word, counted)).toEqual(near)
})
