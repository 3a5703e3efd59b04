import { expect, it } from 'vitest'
import { preselectedCards } from './gift-card-choice.ts'

const active = (id: string) => ({ id, status: 1, availableBalance: 20 })

it.each([
  { why: 'none is there', cards: [], chosen: [] },
  { why: 'one is there', cards: [active('a')], chosen: ['a'] },
  { why: 'there are three', cards: [active('a'), active('b'), active('c')], chosen: ['a', 'b'] },
  { why: 'the first is empty', cards: [{ ...active('a'), availableBalance: 0 }, active('b')], chosen: ['b'] },
  {
    why: 'some are not active',
    cards: [{ ...active('a'), status: 0 }, active('b'), { ...active('c'), status: 2 }, active('d')],
    chosen: ['b', 'd'],
  },
])('chooses the first two cards that can pay when $why', ({ cards, chosen }) => {
  expect(preselectedCards(cards).map(({ id }) => id)).toEqual(chosen)
})
