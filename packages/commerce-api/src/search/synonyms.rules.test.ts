import { expect, it } from 'vitest'
import { synonymsOf } from './synonyms.rules.ts'

const groups = [
  { word: 'shrimp', sameAs: ['prawn'] },
  { word: 'soda', sameAs: ['pop', 'cola', 'soft drink'] },
  { word: 'ice pop', sameAs: ['lolly'] },
  { word: 'berry', sameAs: ['bramble', 'pop'] },
]

it.each([
  ['shrimp', ['prawn']],
  ['shrimps', ['prawn']],
  ['prawn', ['shrimp']],
  ['cola', ['soda', 'pop', 'soft drink']],
  ['pop', ['soda', 'cola', 'soft drink', 'berry', 'bramble']],
  ['berries', ['bramble', 'pop']],
  ['lolly', ['ice pop']],
  ['ice', []],
  ['milk', []],
])('%s is also called %j', (word, names) => {
  expect(synonymsOf(word, groups)).toEqual(names)
})
