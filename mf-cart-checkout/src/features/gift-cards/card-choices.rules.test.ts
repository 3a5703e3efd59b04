import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { cardChoices } from './card-choices.rules.ts'

const own = (number: number, values: object = {}) => ({
  id: id(number),
  giftCardNumber: `900000000000${String(number).padStart(4, '0')}`,
  title: 'Gift card',
  initialBalance: 50,
  availableBalance: 50,
  status: 1 as const,
  isActivated: true,
  isDigital: true,
  ...values,
})
const chosen = (number: number, isOwn = true) => ({
  giftCardID: id(number),
  last4: String(number).padStart(4, '0'),
  balance: 50,
  used: 12,
  isOwn,
})

it.each([
  { why: 'nothing is there', cards: { chosen: [], own: [] }, shown: [] },
  { why: 'one of two is chosen', cards: { chosen: [chosen(2)], own: [own(1), own(2)] }, shown: ['1 -', '2 12'] },
  {
    why: 'the card of somebody else pays',
    cards: { chosen: [chosen(9, false)], own: [own(1)] },
    shown: ['1 -', '9 12'],
  },
  {
    why: 'others are empty or not active',
    cards: { chosen: [], own: [own(1, { availableBalance: 0 }), own(2, { status: 2 }), own(3)] },
    shown: ['3 -'],
  },
])('shows each card once, in one order, when $why', ({ cards, shown }) => {
  const choices = cardChoices(cards.chosen, cards.own)
  expect(choices.map(({ last4, used }) => `${Number(last4)} ${used ?? '-'}`)).toEqual(shown)
})
